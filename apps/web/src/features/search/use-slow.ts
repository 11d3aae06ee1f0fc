import { useEffect, useState } from 'react';

/** What takes longer is worth saying: an answer that is nearly there speaks for itself. */
const SLOW_MS = 1_000;

/** Whether something has gone on for a second; what went on before, under another key, counts no more. */
export function useSlow(isGoingOn: boolean, key: string): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlow(key), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn, key]);
  return isGoingOn && slow === key;
}
