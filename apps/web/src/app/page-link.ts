import { matchRoute, NOT_FOUND } from './routes';

/**
 * The link at a place in the page, where it leads to a page of the portal: not to another site, a
 * file, a path that only the server knows, or another tab.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  return matchRoute(link.pathname).route === NOT_FOUND ? undefined : link;
}
