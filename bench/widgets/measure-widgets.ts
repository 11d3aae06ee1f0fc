import { type Browser, chromium } from '@playwright/test';
import { type Findings, fixed, markdownTable, median, milliseconds } from '../figures.ts';
import { createBenchFolder, startPortal } from '../portal-process.ts';
import { type Slowness, slowDown } from '../slow-down.ts';
import { serveHostSite } from './host-page.ts';

const RUNS = 5;
/** By how much a widget may put off the largest paint of its host. */
const LATER_BAR_MS = 50;
/** As Lighthouse has it. */
const SLOW_4G: Slowness = { bytesPerSecond: 1_600_000 / 8, latencyMs: 150, slower: 4 };
/** After the load event, until a late paint or shift has been seen. */
const SETTLE_MS = 2_500;

/** Each widget with the room that docs/embedding.md tells a host to keep for it. */
const room = (height: string) => `style="display:block;min-height:${height}"`;
const TAGS: Record<string, string> = {
  'hoa-ask': `<hoa-ask state="TX" ${room('560px')}></hoa-ask>`,
  'hoa-article': `<hoa-article topic="dog-parks" ${room('100vh')}></hoa-article>`,
  'hoa-glossary': `<hoa-glossary term="quorum" ${room('100vh')}></hoa-glossary>`,
  'hoa-guide': `<hoa-guide guide="fined" ${room('100vh')}></hoa-guide>`,
  'hoa-calculator': `<hoa-calculator calculator="notice-dates" ${room('100vh')}></hoa-calculator>`,
  'hoa-law': `<hoa-law state="VA" ${room('100vh')}></hoa-law>`,
};

/** Milliseconds until the largest paint of a host page, and how far its layout shifted. */
interface HostPaint {
  lcpMs: number;
  shift: number;
}

/** One loading of a host page on a phone that has nothing of it yet. */
async function loadHost(browser: Browser, address: string): Promise<HostPaint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, SLOW_4G);
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  const paint = await page.evaluate(
    () =>
      new Promise<HostPaint>((resolve) => {
        let lcpMs = Number.NaN;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) lcpMs = startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ lcpMs, shift }), 100);
      }),
  );
  await context.close();
  return paint;
}

/**
 * What a widget costs the page that shows it: the largest paint and the shift of a host page with
 * each widget, and without any, one after the other in every round.
 *
 * @param chromePath the browser to measure with
 */
export async function measureWidgets(chromePath: string): Promise<Findings> {
  const folder = createBenchFolder();
  const portal = await startPortal(folder);
  const host = await serveHostSite(`http://localhost:${portal.port}`);
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  const tags = Object.entries({ 'no widget': '', ...TAGS });
  const paints = new Map<string, HostPaint[]>(tags.map(([name]) => [name, []]));
  try {
    // Not counted: the browser and the portal warm up.
    for (const [, tag] of tags) await loadHost(browser, host.address(tag));
    for (let round = 0; round < RUNS; round += 1) {
      for (const [name, tag] of tags) {
        paints.get(name)?.push(await loadHost(browser, host.address(tag)));
      }
    }
  } finally {
    await browser.close();
    host.close();
    await portal.stop();
    folder.remove();
  }
  const lcpOf = (name: string) => median((paints.get(name) ?? []).map(({ lcpMs }) => lcpMs));
  const bare = lcpOf('no widget');
  const results = tags.map(([name]) => ({
    name,
    lcpMs: lcpOf(name),
    laterMs: lcpOf(name) - bare,
    shift: Math.max(...(paints.get(name) ?? []).map(({ shift }) => shift)),
  }));
  const rows = results.map(({ name, lcpMs, laterMs, shift }) => [
    name,
    milliseconds(lcpMs),
    name === 'no widget' ? '' : milliseconds(laterMs),
    fixed(shift, 4),
  ]);
  const missed = results.flatMap(({ name, laterMs, shift }) => [
    ...(laterMs <= LATER_BAR_MS
      ? []
      : [`${name}: largest paint of the host later by ${milliseconds(laterMs)}`]),
    ...(shift === 0 ? [] : [`${name}: the host shifts by ${fixed(shift, 4)}`]),
  ]);
  return { report: markdownTable(['host page', 'largest paint', 'later', 'shift'], rows), missed };
}
