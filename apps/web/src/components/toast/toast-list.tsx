import { TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@hoa/core/constants';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { type PointerEvent, useRef } from 'react';
import { useVisibleArea } from '../visible-area';
import classes from './toast-list.module.css';
import { dismissToast, type Toast } from './toasts';
import { useClearPlace } from './use-clear-place';
import { useKeyboardBack } from './use-keyboard-back';

/**
 * Radix focuses a toast that is clicked or half swiped, and a focused toast stays open for ever.
 * A pointer leaves the keyboard where it was.
 */
function releaseFocus(event: PointerEvent<HTMLElement>): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && event.currentTarget.contains(activeElement)) {
    activeElement.blur();
  }
}

const CLOSE = { en: 'Close the message', es: 'Cerrar el mensaje' };

/** One message: it waits while a pointer or the keyboard is on it, and leaves to the right. */
function ToastCard({ toast }: { toast: Toast }) {
  const close = () => dismissToast(toast.id);
  return (
    <Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => isOpen || close()}
      duration={toast.durationMs}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      className={classes.toast}
      data-variant={toast.variant}
      lang={toast.language}
      // A touch focuses only after the pointer went up, with the mouse events it stands in for.
      onMouseDown={(event) => event.preventDefault()}
      onPointerUp={releaseFocus}
      onPointerCancel={releaseFocus}
    >
      {toast.variant === 'destructive' && (
        <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      )}
      <div className={classes.words}>
        <Title className={classes.title}>{toast.title}</Title>
        <Description className={classes.description}>{toast.description}</Description>
      </div>
      {/* Radix may swallow the click that follows a cancelled swipe, so it closes by itself too. */}
      <Close className={classes.close} aria-label={CLOSE[toast.language]} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </Close>
    </Root>
  );
}

const HOTKEYS = [TOAST_HOTKEY];

/**
 * The corner where messages appear, inside what the visitor sees. Its place is measured from the top: a
 * frame grows at its lower end, as when the tips come that stand beside a failed answer.
 */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const isShown = toasts.some(({ isOpen }) => isOpen);
  const area = useVisibleArea(isShown);
  const list = useRef<HTMLOListElement>(null);
  const lift = useClearPlace(list, area, toasts.map(({ id }) => id).join(' '));
  useKeyboardBack(list, isShown);
  return (
    <Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Viewport
        ref={list}
        hotkey={HOTKEYS}
        className={classes.viewport}
        style={
          area === undefined
            ? { visibility: 'hidden' }
            : { '--visible-end': `${area.top + area.height - lift}px` }
        }
      />
    </Provider>
  );
}
