import { loadLibrary } from '@hoa/content/load-library';
import { type Browser, chromium } from '@playwright/test';
import { measureClicks } from '../browser/clicks.ts';
import { type LighthouseResult, medianRun, runLighthouse } from '../browser/lighthouse.ts';
import { ARTICLE_PATH, type MeasuredSite, portalSite } from '../browser/measured-site.ts';
import { measurePageBytes, type PageBytes } from '../browser/page-bytes.ts';
import { median } from '../percentile.ts';
import { createBenchFolder, PortalProcess } from '../portal-process.ts';
import { untilIdle } from '../process-usage.ts';
import { readEverything } from '../read-everything.ts';
import { startReference } from './build-reference.ts';
import { DOCUSAURUS } from './docusaurus.ts';
import { VITEPRESS } from './vitepress.ts';

const ROUNDS = 3;

/** One site as a visitor of an article meets it. */
export interface SiteResult {
  name: string;
  lighthouse: LighthouseResult;
  bytes: PageBytes;
  clickMs: number;
  slowClickMs: number;
}

interface Rounds {
  lighthouse: LighthouseResult[];
  clicks: number[];
  slowClicks: number[];
}

/** The sites take turns in each round, so that whatever else the machine does slows all of them. */
async function takeTurns(browser: Browser, sites: readonly MeasuredSite[], chromePath: string) {
  const rounds = sites.map((): Rounds => ({ lighthouse: [], clicks: [], slowClicks: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, site] of sites.entries()) {
      const url = site.origin + ARTICLE_PATH;
      rounds[index]?.clicks.push(await measureClicks(browser, site, false));
      rounds[index]?.slowClicks.push(await measureClicks(browser, site, true));
      rounds[index]?.lighthouse.push(await runLighthouse(url, chromePath));
    }
  }
  return rounds;
}

/**
 * The portal against sites that generators make of the same articles, in one run.
 *
 * @param chromePath the browser to measure with
 */
export async function measureReferences(chromePath: string): Promise<SiteResult[]> {
  const articles = loadLibrary().map(({ frontMatter, body }) => ({ ...frontMatter, body }));
  const references = [];
  for (const site of [DOCUSAURUS, VITEPRESS]) references.push(await startReference(site, articles));
  const folder = createBenchFolder();
  const portal = await PortalProcess.start(folder);
  try {
    await readEverything(portal.port);
    await untilIdle(portal.pid);
    const sites = [portalSite(portal.port), ...references];
    const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
    const rounds = await takeTurns(browser, sites, chromePath);
    const results: SiteResult[] = [];
    for (const [index, site] of sites.entries()) {
      const { lighthouse = [], clicks = [], slowClicks = [] } = rounds[index] ?? {};
      results.push({
        name: site.name,
        lighthouse: medianRun(lighthouse),
        bytes: await measurePageBytes(browser, site, ARTICLE_PATH),
        clickMs: median(clicks),
        slowClickMs: median(slowClicks),
      });
    }
    await browser.close();
    return results;
  } finally {
    await portal.stop();
    folder.remove();
    for (const reference of references) reference.stop();
  }
}
