import type { AssetsByPage, PageAssets, RenderPage } from '@hoa/core/rendering/page-renderer';
import { ColorSchemeScript } from '@mantine/core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ANSWER_MODE_KEY } from './api/answer-mode';
import { createApi } from './api/api';
import { ASKED_BY_FORM_KEY } from './api/asked-by-form';
import { dehydrateQueries } from './api/dehydrate-queries';
import { createInProcessClient } from './api/in-process-client';
import { createQueryClient } from './api/query-client';
import { App } from './app/app';
import { documentHtml } from './app/document-html';
import { matchRoute, type PageRoute, ROUTES } from './app/routes';

// The code of every page is here before the first one is asked for.
await Promise.all(ROUTES.map(({ page }) => page.fetch()));

function assetsOf({ chunk }: PageRoute, assets: AssetsByPage): PageAssets {
  const files = assets[chunk];
  if (files === undefined) throw new Error(`The build has no chunk "${chunk}"`);
  return files;
}

/** Renders a page to a whole document, its queries answered in process. */
export const render: RenderPage = async (request) => {
  const { url, publicUrl, assets, answerMode, call, askedByForm } = request;
  const [pathname = '/', query = ''] = url.split(/[?#]/, 2);
  const queryClient = createQueryClient();
  queryClient.setQueryData(ANSWER_MODE_KEY, answerMode);
  const { route, params } = matchRoute(pathname);
  const api = createApi(createInProcessClient(call), queryClient);
  const { load, sent } = await route.page.fetch();
  const loaded = await load(api, {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...params,
  });
  // An answer to one visitor has no address, so that no search engine may keep it.
  const meta = askedByForm === undefined ? loaded : { ...loaded, indexable: false };
  if (askedByForm !== undefined) queryClient.setQueryData(ASKED_BY_FORM_KEY, askedByForm);

  const body = renderToString(
    <StaticRouter location={url}>
      <App api={api} />
    </StaticRouter>,
  );
  const state = dehydrateQueries(queryClient, sent);
  const colorSchemeScript = renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />);
  const html = documentHtml({
    meta,
    publicUrl,
    assets: assetsOf(route, assets),
    colorSchemeScript,
    body,
    state,
  });
  return { status: meta.status, indexable: meta.indexable, html };
};
