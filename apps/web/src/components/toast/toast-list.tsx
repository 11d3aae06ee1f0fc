import { TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@hoa/core/constants';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { useVisibleArea } from '../visible-area';
import { ToastCard } from './toast-card';
import classes from './toast-list.module.css';
import type { Toast } from './toast-store';

const HOTKEYS = [TOAST_HOTKEY];

/** Space in pixels between the visible part of a frame and the end of its document. */
function hiddenBelow(area: { top: number; height: number } | undefined): number {
  if (area === undefined) return 0;
  return Math.max(0, document.documentElement.clientHeight - area.top - area.height);
}

/** The corner where messages appear, inside what the visitor sees. */
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
        style={{ '--hidden-below': `${hiddenBelow(area)}px` }}
      />
    </Provider>
  );
}
