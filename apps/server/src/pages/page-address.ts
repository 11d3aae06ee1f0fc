import { stateByCode } from '@hoa/core/jurisdictions';
import { LAW_PAGES, statePage } from '@hoa/core/law/law-pages';
import { readsPageParameter } from '@hoa/core/rendering/page-parameters';
import { readRequestLine } from '../http/request-line.ts';

/** Lower-case words between single slashes: the one spelling of an address under which it is kept. */
const CANONICAL_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Where a page is: what it is rendered from, and under what it is kept. */
export interface PageAddress {
  /** The path with the parameters that pages read; others are dropped. */
  url: string;
  isPersonal: boolean;
  /** Whether the page under this address may be kept for everybody. */
  isCanonical: boolean;
  /**
   * Where the page has its one address, when this is the same with a slash at the end; where the
   * law of a state is, when a form without scripts chose it among all.
   */
  redirect: string | null;
}

/** The law of the state that was chosen on the page of all states. */
function chosenLaw(path: string, parameters: URLSearchParams): string | null {
  if (path !== LAW_PAGES.overview.path) return null;
  const state = stateByCode(parameters.get('state')?.toUpperCase() ?? '');
  return state === undefined ? null : statePage(state).path;
}

/** Reads the address of a page from a request line. */
export function pageAddress(requestUrl: string): PageAddress {
  const { path, query } = readRequestLine(requestUrl);
  const bare = path.replace(/\/$/, '');
  // Only a well-formed path: '//evil.example/' without its last slash is another site's address.
  const isRedirected = bare !== '' && bare !== path && CANONICAL_PATH.test(bare);
  const parameters = new URLSearchParams(query);
  const read = [...parameters].filter(([name]) => readsPageParameter(path, name));
  const isPersonal = read.length > 0;
  return {
    url: isPersonal ? `${path}?${new URLSearchParams(read)}` : path,
    isPersonal,
    isCanonical: !isPersonal && CANONICAL_PATH.test(path),
    redirect: isRedirected ? bare + requestUrl.slice(path.length) : chosenLaw(path, parameters),
  };
}
