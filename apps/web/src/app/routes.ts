import { matchPath } from 'react-router-dom';
import { LazyPage } from './lazy-page';

export interface PageRoute {
  path: string;
  /** Name of its chunk in the build, from that of its file. */
  chunk: string;
  page: LazyPage;
}

/** The page of every other path. */
export const NOT_FOUND: PageRoute = {
  path: '*',
  chunk: 'not-found-page',
  page: new LazyPage(async () => (await import('../pages/not-found-page')).notFoundPage),
};

/** Every screen of the portal. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    chunk: 'home-page',
    page: new LazyPage(async () => (await import('../pages/home-page')).homePage),
  },
  {
    path: '/category/:slug',
    chunk: 'category-page',
    page: new LazyPage(async () => (await import('../pages/category-page')).categoryPage),
  },
  {
    path: '/topic/:topicSlug',
    chunk: 'topic-page',
    page: new LazyPage(async () => (await import('../pages/topic-page')).topicPage),
  },
  {
    path: '/law',
    chunk: 'law-page',
    page: new LazyPage(async () => (await import('../pages/law-page')).lawPage),
  },
  {
    path: '/law/changes',
    chunk: 'law-changes-page',
    page: new LazyPage(async () => (await import('../pages/law-changes-page')).lawChangesPage),
  },
  {
    path: '/law/questions/:questionId',
    chunk: 'law-question-page',
    page: new LazyPage(async () => (await import('../pages/law-question-page')).lawQuestionPage),
  },
  {
    path: '/law/:stateSlug',
    chunk: 'law-state-page',
    page: new LazyPage(async () => (await import('../pages/law-state-page')).lawStatePage),
  },
  {
    path: '/guides',
    chunk: 'guides-page',
    page: new LazyPage(async () => (await import('../pages/guides-page')).guidesPage),
  },
  {
    path: '/guides/:guideSlug',
    chunk: 'guide-page',
    page: new LazyPage(async () => (await import('../pages/guide-page')).guidePage),
  },
  {
    path: '/tools',
    chunk: 'tools-page',
    page: new LazyPage(async () => (await import('../pages/tools-page')).toolsPage),
  },
  {
    path: '/tools/:toolSlug',
    chunk: 'tool-page',
    page: new LazyPage(async () => (await import('../pages/tool-page')).toolPage),
  },
  {
    path: '/letters',
    chunk: 'letters-page',
    page: new LazyPage(async () => (await import('../pages/letters-page')).lettersPage),
  },
  {
    path: '/letters/:letterSlug',
    chunk: 'letter-page',
    page: new LazyPage(async () => (await import('../pages/letter-page')).letterPage),
  },
  {
    path: '/search',
    chunk: 'search-page',
    page: new LazyPage(async () => (await import('../pages/search-page')).searchPage),
  },
  {
    path: '/embed',
    chunk: 'embed-page',
    page: new LazyPage(async () => (await import('../pages/embed-page')).embedPage),
  },
  {
    path: '/embed/ask',
    chunk: 'home-page',
    page: new LazyPage(async () => (await import('../pages/home-page')).askPage),
  },
  {
    path: '/embed/glossary',
    chunk: 'home-page',
    page: new LazyPage(async () => (await import('../pages/home-page')).glossaryPage),
  },
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
