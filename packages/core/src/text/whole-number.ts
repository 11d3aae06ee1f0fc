const PATTERN = /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})$/;

/**
 * Reads a whole number as people type it: '45', '1200', '1,200'.
 *
 * @returns null for any other text, '12,5' too, which is twelve and a half to many people
 */
export function parseWholeNumber(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '');
  return PATTERN.test(plain) ? Number(plain.replaceAll(',', '')) : null;
}
