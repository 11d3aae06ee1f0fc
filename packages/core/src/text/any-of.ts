/** One pattern of several: what fits any of them. */
export function anyOf(parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}
