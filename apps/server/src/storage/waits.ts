/** A visitor waits this long at most for being counted in one place. */
export const COUNT_WAIT_MS = 300;

/** How long an answer waits for what it can do without. */
export const OPTIONAL_WAIT_MS = 1_000;
