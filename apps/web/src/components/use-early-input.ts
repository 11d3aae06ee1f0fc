import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reads a field once its page is hydrated: words typed before the application ran, or restored by
 * the browser, are in the document and not yet in any state.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null>,
  onInput: (words: string) => void,
): void {
  const report = useEffectEvent(() => {
    const words = field.current?.value ?? '';
    if (words !== '') onInput(words);
  });
  useEffect(() => report(), []);
}
