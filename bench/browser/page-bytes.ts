import type { Browser } from '@playwright/test';
import type { MeasuredSite } from './measured-site.ts';

/** Kinds of files that a page is made of, as the browser's protocol calls them. */
export const KINDS = ['Document', 'Stylesheet', 'Script', 'Image', 'Font'] as const;

type Bytes = Record<(typeof KINDS)[number], number>;

export interface PageBytes {
  /** Compressed bodies that had arrived when the browser said that the page was loaded. */
  beforeLoad: Bytes;
  /** The same when the application runs. */
  untilLive: Bytes;
}

interface Fetched {
  kind: string;
  /** On the clock of the protocol, in seconds. */
  endedAt: number;
  bytes: number;
}

function sum(files: readonly Fetched[]): Bytes {
  const bytesOf = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(kind)])) as Bytes;
}

/** Loads a page with an empty cache and adds up the bodies, by the lengths that the portal sends. */
export async function measurePageBytes(
  browser: Browser,
  { origin, isLive }: MeasuredSite,
  path: string,
): Promise<PageBytes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bodies = new Map<string, number>();
  const files: Fetched[] = [];
  let loadedAt = Number.POSITIVE_INFINITY;
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    bodies.set(requestId, Number(response.headers['content-length'] ?? 0));
  });
  protocol.on('Network.loadingFinished', ({ requestId, timestamp }) =>
    files.push({
      kind: kinds.get(requestId) ?? '',
      endedAt: timestamp,
      bytes: bodies.get(requestId) ?? 0,
    }),
  );
  protocol.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await protocol.send('Network.enable');
  await protocol.send('Page.enable');
  await page.goto(origin + path);
  await page.waitForFunction(isLive);
  const untilLive = sum(files);
  await context.close();
  return { beforeLoad: sum(files.filter(({ endedAt }) => endedAt <= loadedAt)), untilLive };
}
