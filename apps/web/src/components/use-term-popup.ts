import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@hoa/core/constants';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { announceClosed, announceOpen, markOf } from './term-marks';

/** Time for the pointer to cross the gap between a word and its popup. */
const CLOSE_GRACE_MS = 150;

interface OpenTerm {
  mark: HTMLElement;
  /** Opened by a press or by the keyboard: it stays when the pointer leaves. */
  pinned: boolean;
}

/** When any popup was closed last: the next one after a moment opens without the delay. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * Which glossary word of a text is explained right now. Hovering opens after the specification's
 * delay; focus, Enter, Space and tap at once; Escape, leaving and pressing elsewhere close.
 */
export function useTermPopup(textRef: RefObject<HTMLElement | null>, preload: () => unknown) {
  const popupId = useId();
  const [open, setOpen] = useState<OpenTerm | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const after = (delayMs: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen((shown) => {
      if (shown !== null) lastClosedAt = performance.now();
      return null;
    });
  };
  const show = (mark: HTMLElement, pinned: boolean) => {
    clearTimeout(timer.current);
    setOpen((shown) => ({ mark, pinned: pinned || (shown?.mark === mark && shown.pinned) }));
  };
  const toggle = (mark: HTMLElement) => {
    clearTimeout(timer.current);
    setOpen((shown) => (shown?.mark === mark && shown.pinned ? null : { mark, pinned: true }));
  };
  const closeUnlessPinned = () => setOpen((shown) => (shown?.pinned ? shown : null));
  const leave = () => {
    lastClosedAt = performance.now();
    after(CLOSE_GRACE_MS, closeUnlessPinned);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers only use stable setters
  useEffect(() => {
    const text = textRef.current;
    if (text === null) return;
    const on = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (mark: HTMLElement, event: HTMLElementEventMap[Name]) => void,
    ) => {
      const handle = (event: HTMLElementEventMap[Name]) => {
        const mark = markOf(event.target);
        if (mark !== null) react(mark, event);
      };
      text.addEventListener(name, handle, { signal: on.signal });
    };
    listen('pointerover', (mark, { pointerType }) => {
      preload();
      // A finger's tap arrives as a click.
      if (pointerType !== 'mouse') return;
      const isNextInARow = performance.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS;
      after(isNextInARow ? 0 : TOOLTIP_DELAY_MS, () => show(mark, false));
    });
    listen('pointerout', leave);
    listen('focusin', (mark) => {
      preload();
      if (mark.matches(':focus-visible')) show(mark, true);
    });
    listen('focusout', () => {
      // Marking the words of a definition with the pointer takes the focus from the word.
      if (!document.getElementById(popupId)?.matches(':hover')) close();
    });
    listen('click', toggle);
    listen('keydown', (mark, event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      toggle(mark);
    });
    return () => {
      on.abort();
      clearTimeout(timer.current);
    };
  }, [textRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers only use stable setters
  useEffect(() => {
    if (open === null) return;
    const { mark } = open;
    announceOpen(mark, popupId);
    const on = new AbortController();
    const { signal } = on;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const popup = document.getElementById(popupId);
        const isInside =
          target instanceof Node && (popup?.contains(target) || mark.contains(target));
        if (!isInside) close();
      },
      { signal },
    );
    return () => {
      on.abort();
      announceClosed(mark);
    };
  }, [open, popupId]);

  return {
    open,
    popupId,
    popupEvents: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}
