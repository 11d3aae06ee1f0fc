import type { PageBrand } from '@hoa/core/brand/page-brand';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Api } from '../api/api';
import { BRAND_KEY } from '../api/page-state';
import { ApiProvider } from '../api/use-api';
import { Letterhead } from '../components/letterhead';
import { SiteFooter } from '../components/site-footer';
import { SiteHeader, SkipLink } from '../components/site-header';
import { ToastHost } from '../components/toast/toast-host';
import { FrameReporter } from '../features/frame/frame-reporter';
import { SearchLauncher } from '../features/search/search-launcher';
import { announceLive } from '../start/early-events';
import { clearOpening } from '../start/opening';
import { BrandContext, OWN_BRAND } from '../theme/brand';
import { ThemeProvider } from '../theme/theme-provider';
import type { PageModule } from './lazy-page';
import { FollowLinks } from './page-links';
import { matchRoute } from './routes';
import { ScrollToTop } from './scroll-to-top';

function moduleAt(pathname: string): PageModule | undefined {
  const { route, params } = matchRoute(pathname);
  return route.page.moduleFor(params);
}

/**
 * The location whose page is on screen: that of the address as soon as the code of its page is
 * there, and the one before it until then. So a page that can be drawn is drawn at once, in the
 * very task of the click, and none gives way to an empty screen.
 */
function useShownLocation(): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const { pathname } = location;
  if (shown !== location && moduleAt(pathname) !== undefined) setShown(location);

  const isWaiting = shown !== location;
  useEffect(() => {
    // Not asked whether the code is there: it may have come since this was drawn, and nothing else
    // would draw the page then.
    if (!isWaiting) return;
    const { route, params } = matchRoute(pathname);
    let isCurrent = true;
    route.page.enter(params).then(() => {
      if (isCurrent) setShown(location);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, location, isWaiting]);
  // Whoever goes back while they wait is where they were, and nothing opens.
  useEffect(() => {
    if (!isWaiting) clearOpening();
  }, [isWaiting]);
  return shown;
}

/** Replays early events, after the effects of the page have read what was typed early. */
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
  const Page = route.page.moduleFor(params)?.Page;
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

/** What comes before the header: on the screen the skip link, on paper whose page it is. */
function PageTop() {
  return (
    <>
      <SkipLink />
      <Letterhead />
    </>
  );
}

/** The whole application below the router: the same tree on the server and in the browser. */
export function App({ api }: { api: Api }) {
  // Once, for a query that nothing shows is forgotten after a while.
  const [brand] = useState(() => api.queryClient.getQueryData<PageBrand>(BRAND_KEY));
  return (
    <ApiProvider api={api}>
      <BrandContext value={brand ?? OWN_BRAND}>
        <ThemeProvider>
          <FollowLinks>
            <PageTop />
            <SiteHeader search={<SearchLauncher />} />
            <FrameReporter />
            <Screen />
            <SiteFooter />
            <ToastHost />
          </FollowLinks>
        </ThemeProvider>
      </BrandContext>
    </ApiProvider>
  );
}
