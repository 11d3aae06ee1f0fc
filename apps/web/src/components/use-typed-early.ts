import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes up what is in a field when its page becomes live: words typed before the application ran,
 * or put back by the browser, are in the document and not yet in any state.
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onTyped: (words: string) => void,
): void {
  const takeUp = useRef(onTyped);
  useEffect(() => {
    const words = field.current?.value ?? '';
    if (words !== '') takeUp.current(words);
  }, [field]);
}
