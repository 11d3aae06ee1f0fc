import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageApi } from '../api/in-process-client';
import { CategoryPage, loadCategoryPage } from '../pages/category-page';
import { HomePage, loadHomePage } from '../pages/home-page';
import { NotFoundPage } from '../pages/not-found-page';
import { loadTopicPage, TopicPage } from '../pages/topic-page';
import { NOT_FOUND_META, type PageMeta } from './page-meta';

export interface PageRoute {
  path: string;
  Page: ComponentType;
  /** Fetches what the page reads on the server, and says what its head holds. */
  load: (api: PageApi, params: Record<string, string | undefined>) => Promise<PageMeta>;
}

const NOT_FOUND: PageRoute = {
  path: '*',
  Page: NotFoundPage,
  load: async () => NOT_FOUND_META,
};

/** Every screen of the portal. */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', Page: HomePage, load: loadHomePage },
  { path: '/category/:slug', Page: CategoryPage, load: loadCategoryPage },
  { path: '/topic/:topicSlug', Page: TopicPage, load: loadTopicPage },
  NOT_FOUND,
];

/** A path as the router reads it: its segments decoded, so that both find the same parameters. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The route of a path with its parameters; the last route takes every path. */
export function matchRoute(pathname: string) {
  const path = decodePath(pathname);
  for (const route of ROUTES) {
    const match = matchPath(route.path, path);
    if (match !== null) return { route, params: match.params };
  }
  return { route: NOT_FOUND, params: {} };
}
