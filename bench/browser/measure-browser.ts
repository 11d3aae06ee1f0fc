import { type Browser, chromium } from '@playwright/test';
import {
  type Findings,
  fixed,
  kibibytes,
  markdownTable,
  median,
  milliseconds,
} from '../figures.ts';
import { createBenchFolder, startPortal } from '../portal-process.ts';
import { untilIdle } from '../process-usage.ts';
import { readEverything, searchOften } from '../requests.ts';
import { measureClicks } from './clicks.ts';
import { type Keystrokes, measureKeystrokes, SEARCHES } from './keystrokes.ts';
import { type LighthouseResult, medianRun, runLighthouse } from './lighthouse.ts';
import { ARTICLE_PATH, type MeasuredSite, portalSite } from './measured-site.ts';
import { KINDS, measurePageBytes, type PageBytes } from './page-bytes.ts';

const RUNS = 3;

const PAGES = {
  home: '/',
  category: '/category/financial-management',
  topic: ARTICLE_PATH,
  'states of the law': '/law',
  'law of a state': '/law/virginia',
  'question of the law': '/law/questions/fine-cap',
  guides: '/guides',
  guide: '/guides/fined',
  letter: '/letters/hearing-request',
  calculator: '/tools/special-assessment',
};

/** The bars of the browser, with the unit in the name. */
const BARS = {
  lcpMs: 950,
  blockingMs: 100,
  topicHtmlBytes: 14 * 1024,
  topicCssBytes: 10 * 1024,
  topicScriptBytes: 100 * 1024,
  clickMs: 25,
  slowClickMs: 90,
  firstKeyMs: 100,
  laterKeyMs: 20,
  idleBytes: 20 * 1024,
};

const MINUTE_MS = 60_000;

/** Bytes, headers included, that the home page receives in a minute in which a visitor does nothing. */
async function measureIdleMinute(
  browser: Browser,
  { origin, isLive }: MeasuredSite,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(isLive);
  // What is fetched when the page first rests belongs to its loading.
  await page.waitForTimeout(5_000);
  const protocol = await context.newCDPSession(page);
  let bytes = 0;
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await protocol.send('Network.enable');
  await page.waitForTimeout(MINUTE_MS);
  await context.close();
  return bytes;
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

interface BrowserResult extends Omit<Awaited<ReturnType<typeof measureInBrowser>>, 'pages'> {
  pages: { name: string; lighthouse: LighthouseResult; bytes: PageBytes }[];
}

function browserReport({ pages, clickMs, slowClickMs, keystrokes, idleBytes }: BrowserResult) {
  const lighthouse = pages.map(({ name, lighthouse: run }) => [
    name,
    run.scores.join(' / '),
    ...[run.fcpMs, run.lcpMs, run.blockingMs].map(milliseconds),
    fixed(run.shift, 4),
  ]);
  const bytes = pages.flatMap(({ name, bytes: { beforeLoad, untilLive } }) => [
    [`${name}, before load`, ...KINDS.map((kind) => kibibytes(beforeLoad[kind]))],
    [`${name}, until it is live`, ...KINDS.map((kind) => kibibytes(untilLive[kind]))],
  ]);
  const interaction = [
    ['click from topic to topic', milliseconds(clickMs)],
    ['the same, 150 ms round trips, CPU 4 times slower', milliseconds(slowClickMs)],
    ['the search opens', milliseconds(keystrokes.openMs)],
    ['first key in the search, to its results', milliseconds(keystrokes.firstMs)],
    ['later keys', milliseconds(keystrokes.laterMs)],
    ['one minute on the home page without doing anything', `${kibibytes(idleBytes)} KiB`],
  ];
  const header = ['Lighthouse, phone', 'scores', 'first paint', 'largest', 'blocking', 'shift'];
  return [
    markdownTable(header, lighthouse),
    markdownTable(['KiB over the wire', 'HTML', 'CSS', 'JS', 'images', 'fonts'], bytes),
    markdownTable(['interaction', ''], interaction),
  ].join('\n\n');
}

/** @returns a line for each bar that is missed */
function missedBars({ pages, clickMs, slowClickMs, keystrokes, idleBytes }: BrowserResult) {
  const values: [name: string, value: number, bar: number][] = [
    ['click, ms', clickMs, BARS.clickMs],
    ['slow click, ms', slowClickMs, BARS.slowClickMs],
    ['first key, ms', keystrokes.firstMs, BARS.firstKeyMs],
    ['later keys, ms', keystrokes.laterMs, BARS.laterKeyMs],
    ['idle minute, bytes', idleBytes, BARS.idleBytes],
  ];
  for (const { name, lighthouse, bytes } of pages) {
    const { scores, lcpMs, blockingMs } = lighthouse;
    const lost = 400 - scores.reduce((a, b) => a + b, 0);
    values.push([`${name}: points that Lighthouse takes off`, lost, 0]);
    values.push([`${name}: largest paint, ms`, lcpMs, BARS.lcpMs]);
    values.push([`${name}: blocking time, ms`, blockingMs, BARS.blockingMs]);
    if (name !== 'topic') continue;
    const { Document, Stylesheet, Script } = bytes.beforeLoad;
    values.push(['topic: HTML bytes', Document, BARS.topicHtmlBytes]);
    values.push(['topic: CSS bytes', Stylesheet, BARS.topicCssBytes]);
    values.push(['topic: JavaScript bytes before load', Script, BARS.topicScriptBytes]);
  }
  return values
    .filter(([, value, bar]) => !(value <= bar))
    .map(([name, value, bar]) => `${name}: ${fixed(value, 0)}, bar ${bar}`);
}

/**
 * What a visitor's browser makes of the portal, everything three times one after the other, as
 * medians.
 *
 * @param chromePath the browser to measure with
 */
export async function measureBrowser(chromePath: string): Promise<Findings> {
  const folder = createBenchFolder();
  const portal = await startPortal(folder);
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
    const result = { pages: measured, ...interaction };
    return { report: browserReport(result), missed: missedBars(result) };
  } finally {
    await portal.stop();
    folder.remove();
  }
}
