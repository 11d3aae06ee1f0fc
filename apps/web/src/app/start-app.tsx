import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserClient } from '../api/browser-client';
import { createQueryClient } from '../api/query-client';
import { App } from './app';
import { matchRoute } from './routes';
import { STATE_ELEMENT_ID } from './state-element';

/** Starts the application in the browser once the code of the page in its address is there. */
export async function startApp(): Promise<void> {
  await matchRoute(window.location.pathname).route.page.fetch();
  const queryClient = createQueryClient();
  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent;

  const app = (
    <BrowserRouter>
      <App queryClient={queryClient} client={createBrowserClient()} />
    </BrowserRouter>
  );

  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no element with the id root');
  if (state) {
    hydrate(queryClient, JSON.parse(state) as DehydratedState);
    // In slices between which the browser can answer; what a visitor presses first comes first.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // During development Vite serves an empty page and the browser renders everything.
    createRoot(root).render(app);
  }
}
