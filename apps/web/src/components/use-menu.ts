import { useEffect, useRef, useState } from 'react';

/**
 * A menu that folds away on small screens. Opening it moves the keyboard to its first link; Escape
 * closes it and goes back to the button; leaving it by Tab or by a press elsewhere closes it.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const panelRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    panelRef.current?.querySelector('a')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      const kept = [panelRef.current, buttonRef.current];
      if (target instanceof Node && !kept.some((part) => part?.contains(target))) setOpen(false);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    return () => listeners.abort();
  }, [isOpen]);

  return {
    isOpen,
    panelRef,
    buttonRef,
    toggle: () => setOpen((open) => !open),
    close: () => setOpen(false),
  };
}
