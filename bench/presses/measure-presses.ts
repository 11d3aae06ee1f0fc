import { type Browser, chromium } from '@playwright/test';
import { type Findings, markdownTable, median, milliseconds } from '../figures.ts';
import { createBenchFolder, startPortal } from '../portal-process.ts';
import { PRESS_KINDS, type PressKind } from './press-kinds.ts';
import { openPhone, type Press } from './slow-phone.ts';

const SEEN_BAR_MS = 100;
/** When a page is pressed that is still loading, in milliseconds after its first frame. */
const EARLY_MS = [300, 1_500, 3_000, 5_000];
const LATE_PRESSES = 4;

/** A page of nothing but a button that is marked as ours are: what the machine itself takes. */
const BARE_PAGE =
  '<!doctype html><meta name="viewport" content="width=device-width"><style>button{padding:40px}button[data-pressed]{box-shadow:inset 0 0 0 99px #0002}</style><main><button>Press</button></main><script>addEventListener("pointerdown",({target})=>target.setAttribute("data-pressed",""))</script>';

async function pressEarly(browser: Browser, origin: string, kind: PressKind, afterMs: number) {
  const { page, slowDown, press, close } = await openPhone(browser);
  await slowDown();
  await page.goto(origin + kind.path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.waitForTimeout(afterMs);
  const result = await press(kind);
  await close();
  return result;
}

async function pressLate(browser: Browser, origin: string, kind: PressKind) {
  const { page, slowDown, press, close } = await openPhone(browser);
  await page.goto(origin + kind.path);
  await page.waitForFunction(() => 'isLive' in window);
  await page.waitForLoadState('networkidle');
  await kind.prepare?.(page);
  await slowDown();
  const result = await press(kind);
  await close();
  return result;
}

/** A press on a page that does nothing else, as slow as the others. */
async function pressBare(browser: Browser) {
  const { page, slowDown, press, close } = await openPhone(browser);
  await page.goto(`data:text/html,${encodeURIComponent(BARE_PAGE)}`);
  await slowDown();
  const result = await press({ find: () => page.getByRole('button') });
  await close();
  return result;
}

async function repeat(count: number, measure: () => Promise<Press>): Promise<Press[]> {
  const presses: Press[] = [];
  for (let at = 0; at < count; at += 1) presses.push(await measure());
  return presses;
}

/** The milliseconds of each press of a kind, by whether the application ran. */
async function measureKind(browser: Browser, origin: string, kind: PressKind) {
  const presses: Press[] = [];
  for (const afterMs of kind.prepare === undefined ? EARLY_MS : []) {
    presses.push(await pressEarly(browser, origin, kind, afterMs));
  }
  presses.push(...(await repeat(LATE_PRESSES, () => pressLate(browser, origin, kind))));
  const of = (isLive: boolean) =>
    presses.filter((press) => press.isLive === isLive).map(({ ms }) => ms);
  return { name: kind.name, loading: of(false), live: of(true) };
}

const cells = (values: readonly number[]) =>
  values.length === 0 ? ['', ''] : [median(values), Math.max(...values)].map(milliseconds);

/**
 * How long a visitor with a slow phone (400 kbit/s, round trips of 400 ms, a processor six times
 * slower) waits for a sign that a press was heard: while a page loads, and when it is there.
 *
 * @param chromePath the browser to measure with
 */
export async function measurePresses(chromePath: string): Promise<Findings> {
  const browser = await chromium.launch({
    ...(chromePath === '' ? {} : { executablePath: chromePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const folder = createBenchFolder();
  const portal = await startPortal(folder);
  const origin = `http://localhost:${portal.port}`;
  const results: Awaited<ReturnType<typeof measureKind>>[] = [];
  try {
    const bare = await repeat(LATE_PRESSES, () => pressBare(browser));
    results.push({
      name: 'a bare page of one button',
      loading: [],
      live: bare.map(({ ms }) => ms),
    });
    process.stderr.write(`${JSON.stringify(results)}\n`);
    for (const kind of PRESS_KINDS) {
      const result = await measureKind(browser, origin, kind);
      // It takes minutes: what was measured is seen as it comes.
      process.stderr.write(`${JSON.stringify(result)}\n`);
      results.push(result);
    }
  } finally {
    await browser.close();
    await portal.stop();
    folder.remove();
  }
  const header = ['press, to a sign of it', 'loading', 'longest', 'live', 'longest'];
  const rows = results.map(({ name, loading, live }) => [name, ...cells(loading), ...cells(live)]);
  const missed = results.flatMap(({ name, ...states }) =>
    Object.entries(states)
      .filter(([, values]) => values.length > 0 && !(median(values) <= SEEN_BAR_MS))
      .map(
        ([when, values]) => `${name}, ${when}: ${milliseconds(median(values))}, bar ${SEEN_BAR_MS}`,
      ),
  );
  return { report: markdownTable(header, rows), missed };
}
