import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/use-api';
import { afterFrame } from '../components/after-frame';
import { rememberPlace } from '../navigation/left-place';
import { isPlainClick } from '../navigation/section-link';
import { showOpening } from '../start/opening';
import { matchRoute, NOT_FOUND } from './routes';

/**
 * The link at a place in the page, where it leads to a page of the portal: not to another site, a
 * file, a path that only the server knows, or another tab.
 */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  return matchRoute(link.pathname).route === NOT_FOUND ? undefined : link;
}

/** Milliseconds on a link that are more than passing over it. */
const INTENT_MS = 40;

/**
 * Fetches the code and the data of a page when a visitor is about to go there: the pointer or the
 * keyboard rests on a link, or a finger comes down on it. It serves every link of the portal, those
 * inside articles included.
 */
function usePrefetchOnIntent(): void {
  const api = useApi();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetchAfter = (delayMs: number, target: EventTarget | null) => {
      clearTimeout(timer);
      const link = pageLinkAt(target);
      if (link === undefined || link.pathname === window.location.pathname) return;
      const { route, params: inPath } = matchRoute(link.pathname);
      const params = { ...Object.fromEntries(new URLSearchParams(link.search)), ...inPath };
      const prefetch = async () => (await route.page.fetch(inPath)).load(api, params);
      // What cannot be fetched now is asked for again when the page is entered.
      timer = setTimeout(() => prefetch().catch(() => {}), delayMs);
    };
    const rest = ({ target }: Event) => prefetchAfter(INTENT_MS, target);
    const press = ({ target }: Event) => {
      afterFrame(() => prefetchAfter(0, target));
    };
    // Focus that goes to something else does not cancel a pointer that rests on a link.
    const focus = (event: Event) => {
      if (pageLinkAt(event.target) !== undefined) rest(event);
    };
    // No event says where the pointer or the keyboard was before the application ran.
    prefetchAfter(INTENT_MS, document.querySelector('a:hover, a:focus'));
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerover', rest, { passive: true, signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('pointerdown', press, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [api]);
}

/**
 * Puts off what takes long until the press that asks for it has been seen: a short tap on a slow
 * phone ends before the frame that shows it.
 *
 * @returns what does a thing at once or after that frame; the last of several alone is done
 */
function useOncePressIsSeen(): (work: () => void) => void {
  const isSeen = useRef(true);
  const callOff = useRef(() => {});
  useEffect(() => {
    const listeners = new AbortController();
    const press = () => {
      isSeen.current = false;
      afterFrame(() => {
        isSeen.current = true;
      });
    };
    document.addEventListener('pointerdown', press, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return (work) => {
    callOff.current();
    if (isSeen.current) work();
    else callOff.current = afterFrame(work);
  };
}

/**
 * Links are the browser's own everywhere, in components and in articles: `<a href="/topic/…">`.
 * Those that lead to a page of the portal are prefetched and followed here, without loading a document;
 * what a component prevented is left alone, and so is a section of the page that is on screen.
 */
export function FollowLinks({ children }: { children: ReactNode }) {
  usePrefetchOnIntent();
  const oncePressIsSeen = useOncePressIsSeen();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = pageLinkAt(event.target);
    if (link === undefined) return;
    const { pathname, search } = window.location;
    const isHere = link.pathname === pathname && link.search === search;
    if (isHere && link.hash !== '') return;
    event.preventDefault();
    // Not every browser gives the keyboard to a link that is pressed.
    rememberPlace(link);
    const { route, params } = matchRoute(link.pathname);
    if (route.page.moduleFor(params) === undefined) showOpening(link, 'Opening…');
    const to = `${link.pathname}${link.search}${link.hash}`;
    oncePressIsSeen(() => navigate(to, { replace: isHere }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
    <div style={{ display: 'contents' }} onClick={follow}>
      {children}
    </div>
  );
}
