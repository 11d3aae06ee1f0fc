import { type Browser, chromium } from '@playwright/test';
import { median } from '../percentile.ts';
import { createBenchFolder, PortalProcess } from '../portal-process.ts';
import { readEverything } from '../read-everything.ts';
import { measureClicks } from './clicks.ts';
import { measureIdleMinute } from './idle.ts';
import { type Keystrokes, measureKeystrokes } from './keystrokes.ts';
import { type LighthouseResult, runLighthouse } from './lighthouse.ts';
import { measurePageBytes, type PageBytes } from './page-bytes.ts';

const RUNS = 3;

const PAGES = {
  home: '/',
  category: '/category/financial-management',
  topic: '/topic/reserve-funds',
};

export interface BrowserResult {
  pages: { name: string; lighthouse: LighthouseResult; bytes: PageBytes }[];
  clickMs: number;
  slowClickMs: number;
  keystrokes: Keystrokes;
  idleBytes: number;
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

function medianRun(runs: readonly LighthouseResult[]): LighthouseResult {
  const of = (pick: (run: LighthouseResult) => number) => median(runs.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)),
    fcpMs: of(({ fcpMs }) => fcpMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    blockingMs: of(({ blockingMs }) => blockingMs),
    shift: of(({ shift }) => shift),
  };
}

async function measureInBrowser(browser: Browser, origin: string) {
  const pages = [];
  for (const [name, path] of Object.entries(PAGES)) {
    pages.push({ name, path, bytes: await measurePageBytes(browser, origin + path) });
  }
  const clickMs = median(await repeat(() => measureClicks(browser, origin, false)));
  const slowClickMs = median(await repeat(() => measureClicks(browser, origin, true)));
  const keys = await repeat(() => measureKeystrokes(browser, origin));
  const keystrokes: Keystrokes = {
    openMs: median(keys.map(({ openMs }) => openMs)),
    firstMs: median(keys.map(({ firstMs }) => firstMs)),
    laterMs: median(keys.map(({ laterMs }) => laterMs)),
  };
  // Bytes do not depend on what else goes on.
  const idle = await Promise.all(
    Array.from({ length: RUNS }, () => measureIdleMinute(browser, origin)),
  );
  return { pages, clickMs, slowClickMs, keystrokes, idleBytes: median(idle) };
}

/**
 * What a visitor's browser makes of the portal, everything three times one after the other, as
 * medians.
 *
 * @param chromePath the browser to measure with
 */
export async function measureBrowser(chromePath: string): Promise<BrowserResult> {
  const folder = createBenchFolder();
  const portal = await PortalProcess.start(folder);
  const origin = `http://localhost:${portal.port}`;
  try {
    // Pages are in memory and as small as they get, as for any but the very first visitor.
    await readEverything(portal.port);
    const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
    const { pages, ...interaction } = await measureInBrowser(browser, origin);
    await browser.close();
    const measured = [];
    for (const { name, path, bytes } of pages) {
      const runs = await repeat(() => runLighthouse(origin + path, chromePath));
      measured.push({ name, lighthouse: medianRun(runs), bytes });
    }
    return { pages: measured, ...interaction };
  } finally {
    await portal.stop();
    folder.remove();
  }
}
