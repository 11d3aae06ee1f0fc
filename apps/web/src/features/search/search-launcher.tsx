import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellNotFetched } from '../../components/toast/toasts';
import { useBrowserValue } from '../../components/use-browser-value';
import { useLazyComponent } from '../../components/use-lazy-component';
import { EarlyWords } from './early-words';
import classes from './search-launcher.module.css';

/** How the shortcut is written on the visitor's machine. */
const shortcutLabel = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

const loadDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);

/**
 * Opens the search: by its button in the header, and by Ctrl or Cmd and K anywhere. The dialog is
 * fetched when a visitor is about to open it: the pointer or the keyboard reaches the button, or a
 * key of the shortcut goes down. What is typed until its box is there stands in it.
 */
export function SearchLauncher() {
  const [isOpen, setOpen] = useState(false);
  const [SearchDialog, fetchDialog] = useLazyComponent(loadDialog);
  const shortcut = useBrowserValue(shortcutLabel, 'Ctrl K');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const openedFrom = useRef<Element>(null);
  const [earlyWords] = useState(() => new EarlyWords());

  const close = () => {
    earlyWords.take();
    setOpen(false);
  };
  const open = async () => {
    openedFrom.current = document.activeElement;
    earlyWords.begin();
    setOpen(true);
    if (await fetchDialog()) return;
    // What cannot be fetched now must not open by itself when it can; the next press tries again.
    close();
    tellNotFetched('The search could not be opened');
  };
  const dismiss = () => {
    close();
    const { current } = openedFrom;
    const canFocus = current instanceof HTMLElement && current !== document.body;
    (canFocus ? current : buttonRef.current)?.focus({ preventScroll: true });
  };

  const isOpening = isOpen && SearchDialog === undefined;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') fetchDialog();
    if (earlyWords.hear(event)) return event.preventDefault();
    if (isOpening && event.key === 'Escape') return dismiss();
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (!isOpen) open();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

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
        aria-busy={isOpening || undefined}
        data-opening={isOpening ? '' : undefined}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={18} stroke={2} aria-hidden />
        <span className={classes.label}>Search</span>
        <kbd className={classes.shortcut} aria-hidden>
          {shortcut}
        </kbd>
      </button>
      {SearchDialog !== undefined && (
        <SearchDialog
          isOpen={isOpen}
          takeEarlyWords={() => earlyWords.take()}
          onDismiss={dismiss}
          onChosen={close}
        />
      )}
    </>
  );
}
