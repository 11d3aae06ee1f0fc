import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { trpc } from '../api/trpc';
import { SiteFooter } from '../components/site-footer';
import { SiteHeader } from '../components/site-header';
import { SkipLink } from '../components/skip-link';
import { ToastHost } from '../components/toast/toast-host';
import { FrameReporter } from '../features/frame/frame-reporter';
import { SearchLauncher } from '../features/search/search-launcher';
import { announceLive } from '../start/live-event';
import { theme } from '../theme/theme';
import type { LazyPage } from './lazy-page';
import { PrefetchOnIntent } from './prefetch-on-intent';
import { ROUTES } from './routes';
import { ScrollToTop } from './scroll-to-top';
import { useShownLocation } from './use-shown-location';

interface AppProps {
  queryClient: QueryClient;
  client: ReturnType<typeof trpc.createClient>;
}

/** Has what a visitor did early done again, after the page before it took up what was typed. */
function EarlyEvents(): null {
  const [isPageLive, setPageLive] = useState(false);
  useEffect(() => {
    if (isPageLive) announceLive();
    else setPageLive(true);
  }, [isPageLive]);
  return null;
}

/** The screen of a route whose code is there. */
function Screen({ page }: { page: LazyPage }) {
  if (page.module === undefined) return null;
  const { Page } = page.module;
  return (
    <>
      <Page />
      <EarlyEvents />
    </>
  );
}

function Screens() {
  const location = useShownLocation();
  return (
    <>
      <ScrollToTop location={location} />
      <main id="main" tabIndex={-1}>
        <Routes location={location}>
          {ROUTES.map(({ path, page }) => (
            <Route key={path} path={path} element={<Screen page={page} />} />
          ))}
        </Routes>
      </main>
    </>
  );
}

/** The whole application below the router: the same tree on the server and in the browser. */
export function App({ queryClient, client }: AppProps) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          // They are in the style sheets, once and not in every document.
          withCssVariables={false}
          // Nothing here hides by Mantine's classes.
          withGlobalClasses={false}
        >
          <SkipLink />
          <SiteHeader search={<SearchLauncher />} />
          <FrameReporter />
          <PrefetchOnIntent />
          <Screens />
          <SiteFooter />
          <ToastHost />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
