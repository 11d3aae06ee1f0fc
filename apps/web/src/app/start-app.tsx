import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApi } from '../api/api';
import { createBrowserClient } from '../api/browser-client';
import { hydrateQueries, type PageState, putBackShown, STATE_ELEMENT_ID } from '../api/page-state';
import { createQueryClient } from '../api/query-client';
import { App } from './app';
import { matchRoute } from './routes';

/** Milliseconds after which a page starts without data that has not arrived, and says so. */
const DATA_TIMEOUT_MS = 5_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function hasEverything(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().getAll();
  return queries.every(({ state: { status } }) => status === 'success');
}

/** Starts the application in the browser once the code of the page in its address is there. */
export async function startApp(): Promise<void> {
  const { route, params } = matchRoute(window.location.pathname);
  const { load, sent } = await route.page.fetch(params);
  const queryClient = createQueryClient();
  const api = createApi(createBrowserClient(), queryClient);
  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  const app = (
    // What is clicked is drawn at once; what must wait for code waits in useShownLocation.
    <BrowserRouter useTransitions={false}>
      <App api={api} />
    </BrowserRouter>
  );

  // Development only: what a page shows follows an edited article and edited code of the server.
  import.meta.hot?.on('api:changed', () => queryClient.invalidateQueries());

  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no element with the id root');
  if (state) hydrateQueries(queryClient, JSON.parse(state, putBackShown(root)) as PageState);
  if (sent !== undefined) {
    await Promise.race([load(api, params), delay(DATA_TIMEOUT_MS)]);
  }

  if (state && (sent === undefined || hasEverything(queryClient))) {
    // In slices between which the browser can answer; what a visitor presses first comes first.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // Without the data that the document was made of there is nothing to hydrate. During
    // development Vite serves an empty page.
    createRoot(root).render(app);
  }
}
