import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../figures.ts';

/** Fetched by npm when it is run: 185 MB that nothing else here needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const REPORT_MAX_BYTES = 64 * 1024 * 1024;
/** A run in a few dozen loses its own trace of the page and ends with an error of Lighthouse's. */
const ATTEMPTS = 3;

const run = promisify(execFile);

export interface LighthouseResult {
  /** 0 to 100, in the order of Lighthouse: performance, accessibility, best practices, SEO. */
  scores: number[];
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

async function report(url: string, chromePath: string): Promise<Report> {
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', '--loglevel=error', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--output-path=stdout'],
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: REPORT_MAX_BYTES },
  );
  return JSON.parse(stdout) as Report;
}

/** A report of a page; one that Lighthouse could not make is asked for again. */
async function reliableReport(url: string, chromePath: string): Promise<Report> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await report(url, chromePath);
    } catch {
      process.stderr.write(`Lighthouse failed on ${url}; again (${attempt} of ${ATTEMPTS - 1}).\n`);
    }
  }
  return report(url, chromePath);
}

/** One run with Lighthouse's own defaults: a phone on slow 4G with a quarter of this processor. */
export async function runLighthouse(url: string, chromePath: string): Promise<LighthouseResult> {
  const { categories, audits } = await reliableReport(url, chromePath);
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcpMs: audit('first-contentful-paint'),
    lcpMs: audit('largest-contentful-paint'),
    blockingMs: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
  };
}

/** Each figure's median over some runs. */
export function medianRun(runs: readonly LighthouseResult[]): LighthouseResult {
  const of = (pick: (run: LighthouseResult) => number) => median(runs.map(pick));
  return {
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)),
    fcpMs: of(({ fcpMs }) => fcpMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    blockingMs: of(({ blockingMs }) => blockingMs),
    shift: of(({ shift }) => shift),
  };
}
