import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, matchPath, useNavigationType } from 'react-router-dom';
import { postToHost } from '../features/frame/frame-messages';
import { joinEntries } from '../navigation/kept-state';
import { leftPlace, rememberFocus } from '../navigation/left-place';
import { openFolds } from '../navigation/scroll-to-section';
import { clearOpening } from '../start/opening';
import { announcePage } from '../start/page-shown';

/** Milliseconds after which waiting for an element ends: longer than slow connections take. */
const PRESENT_TIMEOUT_MS = 60_000;

/**
 * Calls back with an element, now or when it comes into the page: the text that a section stands in
 * may still be on its way.
 *
 * @returns a function that ends the waiting
 */
function whenPresent(
  find: () => HTMLElement | null,
  callback: (element: HTMLElement) => void,
): () => void {
  const present = find();
  if (present !== null) {
    callback(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (element === null) return;
    stop();
    callback(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PRESENT_TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}

/** The id that the fragment of an address names; a malformed one names itself. */
function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Whether the focus is still where a new page begins: the visitor has not moved it. */
const isUnmoved = (active: Element | null) =>
  active === document.body || active?.matches('#main, #main h1') === true;

/**
 * Gives the keyboard to an element, of whatever kind. A screen reader hears it move even where the
 * page uses the same element again.
 */
function giveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the keyboard, unless its user has moved it meanwhile. */
function moveFocus(element: HTMLElement): void {
  if (isUnmoved(document.activeElement)) giveFocus(element);
}

/** To the heading that names a page, as soon as it is there. */
function enterHeading(): () => void {
  document.getElementById('main')?.focus({ preventScroll: true });
  return whenPresent(() => document.querySelector<HTMLElement>('#main h1'), moveFocus);
}

/** What names a section, and takes the keyboard for it: a screen reader would read it all. */
function nameOf(section: HTMLElement): HTMLElement {
  return section.querySelector<HTMLElement>('h2, h3, h4, summary') ?? section;
}

/** What can take the keyboard for an element: the button of the menu in which it is folded away. */
function atHand(element: HTMLElement): HTMLElement {
  if (element.getClientRects().length > 0) return element;
  const id = element.closest('[id]')?.id;
  return document.querySelector<HTMLElement>(`[aria-controls="${id}"]`) ?? element;
}

/** Back to what the visitor was at in an entry of the history, out of the fold in which it stands. */
function enterLeft(entry: string): () => void {
  const before = document.activeElement;
  return whenPresent(
    () => leftPlace(entry),
    (place) => {
      const { activeElement: active } = document;
      if (active !== before && !isUnmoved(active)) return;
      openFolds(place);
      giveFocus(atHand(place));
    },
  );
}

/**
 * Brings a newly entered page to its top, or to the section that its address names, and the
 * keyboard to the heading of either; going back or forward, to what it was at there. In a frame the
 * host page is asked to show the top of a topic page too.
 */
export function ScrollToTop({ location }: { location: Location }) {
  const { pathname, hash, state, key } = location;
  const navigation = useNavigationType();
  const entered = useRef<Pick<Location, 'pathname' | 'key'>>(undefined);
  useEffect(rememberFocus, []);

  // That of the address may be of a page whose code is still on its way: it moves nothing by itself.
  const isBackOrForward = useEffectEvent(() => navigation === 'POP');
  useEffect(() => {
    const before = entered.current;
    const isFirst = before === undefined;
    const isNewPage = before?.pathname !== pathname;
    entered.current = { pathname, key };
    if (!isFirst && !isNewPage) joinEntries(before.key, key);

    if (isNewPage && hash === '' && matchPath('/topic/:topicSlug', pathname)) {
      postToHost({ type: 'scrollToTop' });
    }
    clearOpening();
    if (isFirst) return;
    if (isNewPage) announcePage();
    // Back and forward keep the place where the reader was; the browser restores it.
    if (isBackOrForward()) return enterLeft(key);
    if (state?.keepsPlace === true) return;
    const stopHeading = isNewPage ? enterHeading() : undefined;
    if (isNewPage || hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    if (hash === '') return stopHeading;
    const stopSection = whenPresent(
      () => document.getElementById(fragmentId(hash)),
      (section) => {
        openFolds(section);
        section.scrollIntoView({ behavior: 'instant' });
        if (!isNewPage) return;
        stopHeading?.();
        moveFocus(nameOf(section));
      },
    );
    return () => {
      stopHeading?.();
      stopSection();
    };
  }, [pathname, hash, state, key]);
  return null;
}
