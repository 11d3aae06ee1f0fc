import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useBrowserValue } from '../../components/use-browser-value';

/** The state of a navigation that goes back to what was shown before a question was cancelled. */
export const GOES_BACK = { keepsPlace: true, goesBack: true };

let hasEntered = false;

/** Whether this document was opened anew, and neither reloaded nor gone back to; once. */
function takeEntry(): boolean {
  if (hasEntered) return false;
  hasEntered = true;
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/**
 * Follows a visitor to a page that answers and about its answers.
 *
 * @param page its path
 * @param onArrival called at every address that is reached, once the page is live
 * @param onReturn called instead where a question was cancelled, once what was before is shown
 * @returns a key for each arrival by a gesture; '' after going back or forward, or a reload, when
 *   the browser keeps the place
 */
export function useArrival(page: string, onArrival: () => void, onReturn: () => void): string {
  const location = useLocation();
  const navigation = useNavigationType();
  const isLive = useBrowserValue(() => true, false);
  const [arrival, setArrival] = useState('');
  const arrive = useEffectEvent(() => {
    // A history entry keeps its state when it is reloaded or gone back to.
    const goesBack = navigation !== 'POP' && location.state?.goesBack === true;
    const isGesture = navigation === 'POP' ? takeEntry() : !goesBack;
    takeEntry();
    setArrival(isGesture ? location.key : '');
    if (goesBack) onReturn();
    else onArrival();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is an arrival of its own
  useEffect(() => {
    if (isLive && location.pathname === page) arrive();
  }, [isLive, location.key, location.hash]);
  return arrival;
}
