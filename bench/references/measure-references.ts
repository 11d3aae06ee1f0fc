import { loadLibrary } from '@hoa/content/load-library';
import { type Browser, chromium } from '@playwright/test';
import { measureClicks } from '../browser/clicks.ts';
import { type LighthouseResult, medianRun, runLighthouse } from '../browser/lighthouse.ts';
import { ARTICLE_PATH, type MeasuredSite, portalSite } from '../browser/measured-site.ts';
import { measurePageBytes, type PageBytes } from '../browser/page-bytes.ts';
import { type Findings, kibibytes, markdownTable, median, milliseconds } from '../figures.ts';
import { createBenchFolder, startPortal } from '../portal-process.ts';
import { untilIdle } from '../process-usage.ts';
import { readEverything } from '../requests.ts';
import { startReference } from './build-reference.ts';
import { DOCUSAURUS } from './docusaurus.ts';
import { VITEPRESS } from './vitepress.ts';

const ROUNDS = 3;

/** One site as a visitor of an article meets it. */
interface SiteResult {
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

function referencesReport(results: readonly SiteResult[]): string {
  const header = [
    ...['one article, the same 120 in the library', 'Lighthouse', 'largest paint', 'blocking'],
    ...['HTML', 'CSS', 'JS before load', 'JS until live', 'click', 'slow click'],
  ];
  const rows = results.map(({ name, lighthouse, bytes, clickMs, slowClickMs }) => [
    name,
    lighthouse.scores.join(' / '),
    milliseconds(lighthouse.lcpMs),
    milliseconds(lighthouse.blockingMs),
    kibibytes(bytes.untilLive.Document),
    kibibytes(bytes.untilLive.Stylesheet),
    kibibytes(bytes.beforeLoad.Script),
    kibibytes(bytes.untilLive.Script),
    milliseconds(clickMs),
    milliseconds(slowClickMs),
  ]);
  return markdownTable(header, rows);
}

/** @returns a line for each figure in which a reference is ahead of the portal */
function missedToReferences([portal, ...references]: readonly SiteResult[]): string[] {
  if (portal === undefined) return [];
  const figures = {
    'largest paint': ({ lighthouse }: SiteResult) => lighthouse.lcpMs,
    click: ({ clickMs }: SiteResult) => clickMs,
    'slow click': ({ slowClickMs }: SiteResult) => slowClickMs,
  };
  return references.flatMap((reference) =>
    Object.entries(figures)
      .filter(([, of]) => of(reference) < of(portal))
      .map(([figure, of]) => {
        const [ours, theirs] = [of(portal), of(reference)].map(milliseconds);
        return `${figure}: ${ours}, ${reference.name} ${theirs}`;
      }),
  );
}

/**
 * The portal against sites that generators make of the same articles, in one run.
 *
 * @param chromePath the browser to measure with
 */
export async function measureReferences(chromePath: string): Promise<Findings> {
  const articles = loadLibrary().map(({ frontMatter, body }) => ({ ...frontMatter, body }));
  const references = [];
  for (const site of [DOCUSAURUS, VITEPRESS]) references.push(await startReference(site, articles));
  const folder = createBenchFolder();
  const portal = await startPortal(folder);
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
    return { report: referencesReport(results), missed: missedToReferences(results) };
  } finally {
    await portal.stop();
    folder.remove();
    for (const reference of references) reference.stop();
  }
}
