import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/**
 * A value that follows another one frame later, for what is out of sight when the value changes:
 * the frame with what is in sight does not wait for it.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    return afterFrame(() => startTransition(() => setShown(() => value)));
  }, [shown, value]);
  return shown;
}
