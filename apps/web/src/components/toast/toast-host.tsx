import { useDeferredComponent } from '../use-lazy-component';
import { useToasts } from './toasts';

const loadToastList = async () => (await import('./toast-list')).ToastList;

/** Shows messages wherever they come from. What draws them is fetched when the page is idle. */
export function ToastHost() {
  const shown = useToasts();
  const ToastList = useDeferredComponent(loadToastList, shown.length > 0);
  return ToastList === undefined ? null : <ToastList toasts={shown} />;
}
