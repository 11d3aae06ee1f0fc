import { FEATURED_ROTATION_MS } from '@hoa/core/constants';
import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { useEffect } from 'react';
import { useKeptState } from '../../navigation/kept-state';

/**
 * Which of some items is shown: the next one after the rotation interval, round and round. What
 * stops the rotation also resets it: when it goes on, the item has its whole time again. Who comes
 * back to the page finds the item that was left.
 */
export function useRotation(count: number, isHeld: boolean) {
  const [shown, setShown] = useKeptState('featured', 0);
  const [isPaused, setPaused] = useKeptState('featured paused', false);
  const isHidden = useDocumentVisibility() === 'hidden';
  const prefersStillness = useReducedMotion();
  const canRotate = count > 1 && !prefersStillness;
  const isRunning = canRotate && !(isPaused || isHeld || isHidden);
  // An item that could not be fetched may have left since.
  const index = count === 0 ? 0 : shown % count;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setShown((index + 1) % count), FEATURED_ROTATION_MS);
    return () => clearTimeout(timer);
  }, [isRunning, index, count, setShown]);

  return {
    index,
    /** Whether there is anything to pause. */
    canRotate,
    isRunning,
    isPaused,
    show: setShown,
    previous: () => setShown((index + count - 1) % count),
    next: () => setShown((index + 1) % count),
    pause: () => setPaused(true),
    togglePause: () => setPaused(!isPaused),
  };
}
