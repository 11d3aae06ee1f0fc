import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { matchRoute } from './routes';

/**
 * The location whose page is on screen: that of the address as soon as the code of its page is
 * there, and the one before it until then. So a page that can be drawn is drawn at once, in the
 * very task of the click, and none gives way to an empty screen.
 */
export function useShownLocation(): Location {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const { page } = matchRoute(location.pathname).route;
  if (shown !== location && page.module !== undefined) setShown(location);

  useEffect(() => {
    if (page.module !== undefined) return;
    let isCurrent = true;
    page.enter().then(() => {
      if (isCurrent) setShown(location);
    });
    return () => {
      isCurrent = false;
    };
  }, [page, location]);
  return shown;
}
