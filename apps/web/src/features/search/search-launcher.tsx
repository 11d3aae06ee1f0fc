import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useIntentComponent } from '../../components/use-intent-component';
import classes from './search-launcher.module.css';
import { useShortcutLabel } from './use-shortcut-label';

const loadDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/**
 * Opens the search: by its button in the header, and by Ctrl or Cmd and K anywhere. The dialog is
 * fetched when somebody is about to open it: the pointer or the keyboard reaches the button, or a
 * key of the shortcut goes down.
 */
export function SearchLauncher() {
  const [isOpen, setOpen] = useState(false);
  const [SearchDialog, fetchDialog] = useIntentComponent(loadDialog);
  const shortcut = useShortcutLabel();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element>(null);

  const open = () => {
    cameFrom.current = document.activeElement;
    fetchDialog();
    setOpen(true);
  };
  const dismiss = () => {
    setOpen(false);
    const { current } = cameFrom;
    const isPlace = current instanceof HTMLElement && current !== document.body;
    (isPlace ? current : buttonRef.current)?.focus({ preventScroll: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers only use stable setters
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') fetchDialog();
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!isOpen) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={classes.button}
        onClick={open}
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={18} stroke={2} aria-hidden />
        <span className={classes.label}>Search</span>
        <kbd className={classes.shortcut} aria-hidden>
          {shortcut}
        </kbd>
      </button>
      {SearchDialog !== undefined && (
        <SearchDialog isOpen={isOpen} onDismiss={dismiss} onChosen={() => setOpen(false)} />
      )}
    </>
  );
}
