import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts a value into a field of the browser's own whenever the value becomes another one. The field
 * stays the same element, so that a keyboard that is in it stays there; and what was put into it
 * before the page was live is not overwritten.
 */
export function useFieldValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
): void {
  const before = useRef(value);
  useEffect(() => {
    if (field.current !== null && before.current !== value) field.current.value = value;
    before.current = value;
  }, [field, value]);
}
