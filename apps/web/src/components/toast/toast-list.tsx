import { TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@hoa/core/constants';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { useVisibleArea } from '../visible-area';
import { ToastCard } from './toast-card';
import classes from './toast-list.module.css';
import type { Toast } from './toast-store';

const HOTKEYS = [TOAST_HOTKEY];

/**
 * The corner where messages appear, inside what the visitor sees. It is reckoned from the top: a
 * frame grows at its lower end, as when the tips come that stand beside a failed answer.
 */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const area = useVisibleArea(toasts.some(({ isOpen }) => isOpen));
  return (
    <Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Viewport
        hotkey={HOTKEYS}
        className={classes.viewport}
        style={
          area === undefined
            ? { visibility: 'hidden' }
            : { '--visible-end': `${area.top + area.height}px` }
        }
      />
    </Provider>
  );
}
