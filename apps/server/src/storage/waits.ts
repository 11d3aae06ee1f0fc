/** A visitor waits this long at most for one count, in however many places it is looked for. */
export const COUNT_WAIT_MS = 300;

/** How long an answer waits for what it can do without. */
export const OPTIONAL_WAIT_MS = 1_000;
