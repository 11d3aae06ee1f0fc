import { useEffect, useRef } from 'react';
import { type Location, matchPath, useNavigationType } from 'react-router-dom';
import { postToHost } from '../features/frame/frame-messages';
import { whenPresent } from './when-present';

/** The id that the fragment of an address names; a malformed one names itself. */
function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Brings a newly entered page to its top, or to the section that its address names, and the
 * keyboard with it. In a frame the host page is asked to show the top of a topic page too.
 */
export function ScrollToTop({ location: { pathname, hash } }: { location: Location }) {
  const navigation = useNavigationType();
  const entered = useRef<string>(undefined);

  useEffect(() => {
    const isFirst = entered.current === undefined;
    const isNewPage = entered.current !== pathname;
    entered.current = pathname;

    if (isNewPage && hash === '' && matchPath('/topic/:topicSlug', pathname)) {
      postToHost({ type: 'scrollToTop' });
    }
    // Back and forward keep the place where the reader was; the browser restores it.
    if (isFirst || navigation === 'POP') return;
    if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
    if (isNewPage || hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    if (hash === '') return;
    return whenPresent(fragmentId(hash), (section) =>
      section.scrollIntoView({ behavior: 'instant' }),
    );
  }, [pathname, hash, navigation]);
  return null;
}
