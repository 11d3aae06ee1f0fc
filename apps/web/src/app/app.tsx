import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { trpc } from '../api/trpc';
import { SiteFooter } from '../components/site-footer';
import { SiteHeader } from '../components/site-header';
import { SkipLink } from '../components/skip-link';
import { ToastHost } from '../components/toast/toast-host';
import { FrameReporter } from '../features/frame/frame-reporter';
import { SearchLauncher } from '../features/search/search-launcher';
import { cssVariablesResolver, theme } from '../theme/theme';
import { ROUTES } from './routes';
import { ScrollToTop } from './scroll-to-top';

interface AppProps {
  queryClient: QueryClient;
  client: ReturnType<typeof trpc.createClient>;
}

/** The whole application below the router: the same tree on the server and in the browser. */
export function App({ queryClient, client }: AppProps) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
        >
          <SkipLink />
          <SiteHeader search={<SearchLauncher />} />
          <ScrollToTop />
          <FrameReporter />
          <main id="main" tabIndex={-1}>
            <Routes>
              {ROUTES.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </main>
          <SiteFooter />
          <ToastHost />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
