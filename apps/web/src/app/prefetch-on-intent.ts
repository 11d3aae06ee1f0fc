import { useEffect } from 'react';
import { useApi } from '../api/use-api';
import { pageLinkAt } from './page-link';
import { matchRoute } from './routes';

/** Milliseconds on a link that are more than passing over it. */
const INTENT_MS = 40;

/**
 * Fetches the code and the data of a page when a visitor is about to go there: the pointer or the
 * keyboard rests on a link, or a finger comes down on it. It serves every link of the portal, those
 * inside articles included.
 */
export function PrefetchOnIntent(): null {
  const api = useApi();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetchAfter = (delayMs: number, target: EventTarget | null) => {
      clearTimeout(timer);
      const path = pageLinkAt(target)?.pathname;
      if (path === undefined || path === window.location.pathname) return;
      const { route, params } = matchRoute(path);
      const prefetch = async () => (await route.page.fetch()).load(api, params);
      // What cannot be fetched now is asked for again when the page is entered.
      timer = setTimeout(() => prefetch().catch(() => {}), delayMs);
    };
    const rest = ({ target }: Event) => prefetchAfter(INTENT_MS, target);
    const press = ({ target }: Event) => prefetchAfter(0, target);
    // Focus that goes to something else ends no rest of the pointer.
    const reach = (event: Event) => {
      if (pageLinkAt(event.target) !== undefined) rest(event);
    };
    // Where the pointer or the keyboard was before the application ran, nothing tells of it again.
    prefetchAfter(INTENT_MS, document.querySelector('a:hover, a:focus'));
    document.addEventListener('pointerover', rest, { passive: true });
    document.addEventListener('focusin', reach);
    document.addEventListener('pointerdown', press, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', reach);
      document.removeEventListener('pointerdown', press);
    };
  }, [api]);
  return null;
}
