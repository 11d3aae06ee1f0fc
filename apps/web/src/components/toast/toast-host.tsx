import { useSyncExternalStore } from 'react';
import { useDeferredComponent } from '../use-deferred-component';
import { getServerToasts, getToasts, onToastsChange } from './toast-store';

const loadToastList = async () => (await import('./toast-list')).ToastList;

/** Shows messages wherever they come from. What draws them is fetched when the page is idle. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToastsChange, getToasts, getServerToasts);
  const ToastList = useDeferredComponent(loadToastList, toasts.length > 0);
  return ToastList === undefined ? null : <ToastList toasts={toasts} />;
}
