import './styles/styles.css';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserClient } from './api/browser-client';
import { createQueryClient } from './api/query-client';
import { App } from './app/app';
import { STATE_ELEMENT_ID } from './app/document-html';

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
  hydrateRoot(root, app);
} else {
  // During development Vite serves an empty page and the browser renders everything.
  createRoot(root).render(app);
}
