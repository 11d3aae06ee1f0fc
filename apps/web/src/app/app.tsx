import { useEffect, useState } from 'react';
import type { Api } from '../api/api';
import { ApiProvider } from '../api/use-api';
import { SiteFooter } from '../components/site-footer';
import { SiteHeader } from '../components/site-header';
import { SkipLink } from '../components/skip-link';
import { ToastHost } from '../components/toast/toast-host';
import { FrameReporter } from '../features/frame/frame-reporter';
import { SearchLauncher } from '../features/search/search-launcher';
import { announceLive } from '../start/live-event';
import { ThemeProvider } from '../theme/theme-provider';
import { FollowLinks } from './follow-links';
import { PrefetchOnIntent } from './prefetch-on-intent';
import { matchRoute } from './routes';
import { ScrollToTop } from './scroll-to-top';
import { useShownLocation } from './use-shown-location';

/** Has what a visitor did early done again, after the page before it took up what was typed. */
function EarlyEvents(): null {
  const [isPageLive, setPageLive] = useState(false);
  useEffect(() => {
    if (isPageLive) announceLive();
    else setPageLive(true);
  }, [isPageLive]);
  return null;
}

function Screen() {
  const location = useShownLocation();
  const { route, params } = matchRoute(location.pathname);
  const Page = route.page.module?.Page;
  return (
    <>
      <ScrollToTop location={location} />
      <main id="main" tabIndex={-1}>
        {Page !== undefined && (
          <>
            <Page params={params} search={location.search} />
            <EarlyEvents />
          </>
        )}
      </main>
    </>
  );
}

/** The whole application below the router: the same tree on the server and in the browser. */
export function App({ api }: { api: Api }) {
  return (
    <ApiProvider api={api}>
      <ThemeProvider>
        <FollowLinks>
          <SkipLink />
          <SiteHeader search={<SearchLauncher />} />
          <FrameReporter />
          <PrefetchOnIntent />
          <Screen />
          <SiteFooter />
          <ToastHost />
        </FollowLinks>
      </ThemeProvider>
    </ApiProvider>
  );
}
