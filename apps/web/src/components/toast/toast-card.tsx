import { Close, Description, Root, Title } from '@radix-ui/react-toast';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import classes from './toast-card.module.css';
import { dismissToast, type Toast } from './toast-store';

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

/** One message: it waits while a pointer or the keyboard is on it, and leaves to the right. */
export function ToastCard({ toast }: { toast: Toast }) {
  const close = () => dismissToast(toast.id);
  return (
    <Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => isOpen || close()}
      duration={toast.durationMs}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      className={classes.toast}
      data-variant={toast.variant}
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
      <Close className={classes.close} aria-label="Close the message" onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </Close>
    </Root>
  );
}
