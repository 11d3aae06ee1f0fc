import { type Browser, chromium } from '@playwright/test';
import { median } from '../percentile.ts';
import { createBenchFolder, PortalProcess } from '../portal-process.ts';
import { untilIdle } from '../process-usage.ts';
import { readEverything } from '../read-everything.ts';
import { measureClicks } from './clicks.ts';
import { measureIdleMinute } from './idle.ts';
import { type Keystrokes, measureKeystrokes, SEARCHES } from './keystrokes.ts';
import { type LighthouseResult, medianRun, runLighthouse } from './lighthouse.ts';
import { ARTICLE_PATH, type MeasuredSite, portalSite } from './measured-site.ts';
import { measurePageBytes, type PageBytes } from './page-bytes.ts';
import { searchOften } from './search-often.ts';

const RUNS = 3;

const PAGES = {
  home: '/',
  category: '/category/financial-management',
  topic: ARTICLE_PATH,
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

async function measureInBrowser(browser: Browser, site: MeasuredSite) {
  const pages = [];
  for (const [name, path] of Object.entries(PAGES)) {
    pages.push({ name, path, bytes: await measurePageBytes(browser, site, path) });
  }
  const clickMs = median(await repeat(() => measureClicks(browser, site, false)));
  const slowClickMs = median(await repeat(() => measureClicks(browser, site, true)));
  const keys: Keystrokes[] = [];
  for (const search of SEARCHES) keys.push(await measureKeystrokes(browser, site, search));
  const keystrokes: Keystrokes = {
    openMs: median(keys.map(({ openMs }) => openMs)),
    firstMs: median(keys.map(({ firstMs }) => firstMs)),
    laterMs: median(keys.map(({ laterMs }) => laterMs)),
  };
  // Bytes do not depend on what else goes on.
  const idle = await Promise.all(
    Array.from({ length: RUNS }, () => measureIdleMinute(browser, site)),
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
  const site = portalSite(portal.port);
  try {
    // Pages are in memory and as small as they get, as for any but the very first visitor.
    await readEverything(portal.port);
    await searchOften(portal.port);
    await untilIdle(portal.pid);
    const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
    const { pages, ...interaction } = await measureInBrowser(browser, site);
    await browser.close();
    const measured = [];
    for (const { name, path, bytes } of pages) {
      const runs = await repeat(() => runLighthouse(site.origin + path, chromePath));
      measured.push({ name, lighthouse: medianRun(runs), bytes });
    }
    return { pages: measured, ...interaction };
  } finally {
    await portal.stop();
    folder.remove();
  }
}
