/** Answers that asking again would not change. */
const REFUSALS: ReadonlySet<unknown> = new Set(['NOT_FOUND', 'BAD_REQUEST']);

function codeIn(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'code' in part ? part.code : undefined;
}

/**
 * Whether the API refused what was asked for, as opposed to failing. An error that the browser met
 * has its code among its data; one that travelled with a page has it among its meta.
 */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { data, meta } = error as { data?: unknown; meta?: unknown };
  return REFUSALS.has(codeIn(data)) || REFUSALS.has(codeIn(meta));
}
