/** Who waits for what is being done. */
export interface Caller {
  /** The visitor's address, behind trusted proxies the one they report. Never stored as it is. */
  address: string;
  /** Aborts when the visitor leaves before the answer is whole. */
  signal: AbortSignal;
  /** What the request says about itself, names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Work that no single visitor waits for, such as a page that is kept for everybody. */
export const NO_CALLER: Caller = {
  address: 'unknown',
  signal: new AbortController().signal,
  headers: {},
};
