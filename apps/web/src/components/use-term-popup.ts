import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@hoa/core/constants';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { tellNotFetched } from './toast/toasts';

/** The glossary word that an event happened on; the server marked it with `data-term`. */
function markOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
}

/** Tells assistive technology that a word is explained by a popup that is open. */
function announceOpen(mark: HTMLElement, popupId: string): void {
  mark.setAttribute('aria-expanded', 'true');
  mark.setAttribute('aria-describedby', popupId);
}

/** Tells assistive technology that the popup of a word is closed. */
function announceClosed(mark: HTMLElement): void {
  mark.setAttribute('aria-expanded', 'false');
  mark.removeAttribute('aria-describedby');
}

/** Time for the pointer to cross the gap between a word and its popup. */
const CLOSE_GRACE_MS = 150;

/** What a word listens to, by way of the text that it stands in. */
const EVENTS = ['pointerover', 'pointerout', 'focusin', 'focusout', 'click', 'keydown'] as const;

interface OpenTerm {
  mark: HTMLElement;
  /** Opened by a press or by the keyboard: it stays when the pointer leaves. */
  pinned: boolean;
}

/** Has the words of a text listened to, all by way of the text. */
function useEvents(textRef: RefObject<HTMLElement | null>, onEvent: (event: Event) => void) {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    const text = textRef.current;
    const listeners = new AbortController();
    for (const type of EVENTS) {
      text?.addEventListener(type, (event) => handle(event), { signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [textRef]);
}

/** As long as the popup of a word is open: says so, and has Escape and a press elsewhere close it. */
function useOpenPopup(mark: HTMLElement | undefined, popupId: string, onClose: () => void) {
  const onDismiss = useEffectEvent(onClose);
  useEffect(() => {
    if (mark === undefined) return;
    announceOpen(mark, popupId);
    const listeners = new AbortController();
    const { signal } = listeners;
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss();
    const onPress = ({ target }: PointerEvent) => {
      const popup = document.getElementById(popupId);
      const isInside = target instanceof Node && (popup?.contains(target) || mark.contains(target));
      if (!isInside) onDismiss();
    };
    document.addEventListener('keydown', onEscape, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => {
      listeners.abort();
      announceClosed(mark);
    };
  }, [mark, popupId]);
}

/** When a popup was last left or dismissed: the next one within a moment opens without the delay. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * Which glossary word of a text is explained right now. Hovering opens after the specification's
 * delay; focus, Enter, Space and tap at once; Escape, leaving and pressing elsewhere close.
 *
 * @param fetchPopup fetches what draws it, and tells whether it came
 */
export function useTermPopup(
  textRef: RefObject<HTMLElement | null>,
  fetchPopup: () => Promise<boolean>,
) {
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
    // A word that was only crossed opened nothing.
    if (open !== null) lastClosedAt = performance.now();
    after(CLOSE_GRACE_MS, closeUnlessPinned);
  };

  /** Nothing is open that cannot be drawn. */
  const prepare = async () => {
    const isThere = await fetchPopup();
    if (!isThere) close();
    return isThere;
  };
  const press = async (mark: HTMLElement) => {
    toggle(mark);
    if (!(await prepare())) tellNotFetched('The word could not be explained');
  };
  const onPointerOver = (mark: HTMLElement, { pointerType }: PointerEvent) => {
    prepare();
    // A finger's tap arrives as a click.
    if (pointerType !== 'mouse') return;
    const isNextInARow = performance.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS;
    after(isNextInARow ? 0 : TOOLTIP_DELAY_MS, () => show(mark, false));
  };
  const onFocus = (mark: HTMLElement) => {
    prepare();
    if (mark.matches(':focus-visible')) show(mark, true);
  };
  const onBlur = () => {
    // Marking the words of a definition with the pointer takes the focus from the word.
    if (!document.getElementById(popupId)?.matches(':hover')) close();
  };
  const onKey = (mark: HTMLElement, event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press(mark);
  };
  useEvents(textRef, (event) => {
    const mark = markOf(event.target);
    if (mark === null) return;
    if (event instanceof KeyboardEvent) onKey(mark, event);
    else if (event.type === 'click') press(mark);
    else if (event.type === 'pointerout') leave();
    else if (event instanceof PointerEvent) onPointerOver(mark, event);
    else if (event.type === 'focusin') onFocus(mark);
    else onBlur();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useOpenPopup(open?.mark, popupId, close);

  return {
    open,
    popupId,
    popupEvents: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}
