/** Writes to the console what went wrong where the page goes on without it. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of a page
  console.error(what, error);
}
