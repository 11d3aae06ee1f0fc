import type { AssetsByPage, PageAssets, RenderPage } from '@hoa/core/rendering/page-renderer';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApi } from './api/api';
import { createInProcessClient } from './api/in-process-client';
import {
  ANSWER_MODE_KEY,
  ASKED_BY_FORM_KEY,
  BRAND_KEY,
  dehydrateQueries,
  GUIDE_BY_FORM_KEY,
  LETTER_BY_FORM_KEY,
} from './api/page-state';
import { createQueryClient, hasFailed } from './api/query-client';
import { App } from './app/app';
import { documentHtml } from './app/document-html';
import type { PagePart } from './app/lazy-page';
import { matchRoute, type PageRoute, ROUTES } from './app/routes';
import { TOOL_PARTS } from './pages/tool-parts';

// The code of every page is here before the first one is asked for.
await Promise.all([
  ...ROUTES.map(({ page }) => page.fetch({})),
  ...[...TOOL_PARTS.values()].map(({ lazy }) => lazy.fetch()),
]);

/** The files of a page, with those of the part that its address needs. */
function assetsOf(
  { chunk }: PageRoute,
  part: PagePart | undefined,
  assets: AssetsByPage,
): PageAssets {
  const files = assets[chunk];
  if (files === undefined) throw new Error(`The build has no chunk "${chunk}"`);
  if (part === undefined) return files;
  const more = files.parts[part.chunk];
  if (more === undefined) throw new Error(`The build has no chunk "${part.chunk}"`);
  return { ...files, modules: [...new Set([...files.modules, ...more])] };
}

/** Renders a page to a whole document, its queries answered in process. */
export const render: RenderPage = async (request) => {
  const { url, site, brand, assets, answerMode, call, sentByForm } = request;
  const [pathname = '/', query = ''] = url.split(/[?#]/, 2);
  const queryClient = createQueryClient();
  queryClient.setQueryData(ANSWER_MODE_KEY, answerMode);
  if (brand !== undefined) queryClient.setQueryData(BRAND_KEY, brand.page);
  const { route, params } = matchRoute(pathname);
  const api = createApi(createInProcessClient(call), queryClient);
  const { load, sent, partOf } = await route.page.fetch(params);
  const loaded = await load(api, {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(sentByForm?.letter && { state: sentByForm.letter.state }),
    ...params,
  });
  // An answer to one visitor has no address, so that no search engine may keep it.
  const meta = sentByForm === undefined ? loaded : { ...loaded, indexable: false };
  const { question, letter, guide } = sentByForm ?? {};
  if (question !== undefined) queryClient.setQueryData(ASKED_BY_FORM_KEY, question);
  if (letter !== undefined) queryClient.setQueryData(LETTER_BY_FORM_KEY, letter);
  if (guide !== undefined) queryClient.setQueryData(GUIDE_BY_FORM_KEY, guide);

  const body = renderToString(
    <StaticRouter location={url}>
      <App api={api} />
    </StaticRouter>,
  );
  const state = dehydrateQueries(queryClient, sent && [...sent, BRAND_KEY]);
  const html = documentHtml({
    meta,
    site,
    brandStyle: brand?.style ?? '',
    assets: assetsOf(route, partOf?.(params), assets),
    body,
    state,
  });
  const isWhole = !hasFailed(queryClient);
  return { status: meta.status, indexable: meta.indexable, isWhole, html };
};
