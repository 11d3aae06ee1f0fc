// npm run bench: see docs/performance.md. Results on standard output as Markdown.
import { availableParallelism, cpus } from 'node:os';
import type { Findings } from './figures.ts';

/** Set by scripts/bench.mjs. */
const { CHROMIUM_PATH = '' } = process.env;

/** What can be measured, by the word that asks for it. Each part loads what it needs by itself. */
const PARTS: Record<string, () => Promise<Findings>> = {
  server: async () => (await import('./server.ts')).measureServer(),
  render: async () => (await import('./render.ts')).measureRender(),
  answers: async () => (await import('./answers.ts')).measureAnswers(),
  browser: async () => (await import('./browser/measure-browser.ts')).measureBrowser(CHROMIUM_PATH),
  presses: async () => (await import('./presses/measure-presses.ts')).measurePresses(CHROMIUM_PATH),
  widgets: async () => (await import('./widgets/measure-widgets.ts')).measureWidgets(CHROMIUM_PATH),
  references: async () =>
    (await import('./references/measure-references.ts')).measureReferences(CHROMIUM_PATH),
  scale: async () => (await import('./library-scale.ts')).measureLibraryScale(),
};
/** These only on request: they take some minutes, and fetch Lighthouse when they are first run. */
const ON_REQUEST = new Set(['browser', 'presses', 'widgets', 'references']);

const print = (text: string) => process.stdout.write(`${text}\n\n`);
const asked = process.argv.slice(2);
/** Measured by a command of its own (scripts/bench.mjs). */
const ELSEWHERE = 'timing';
const unknown = asked.filter((part) => part !== ELSEWHERE && !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  const known = [...Object.keys(PARTS), ELSEWHERE].join(', ');
  process.stderr.write(`Nothing is measured as ${unknown.join(', ')}. There are: ${known}.\n`);
  process.exit(1);
}
const isWanted = (part: string) =>
  asked.length === 0 ? !ON_REQUEST.has(part) : asked.includes(part);

print(`${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
const allMissed: string[] = [];
for (const [part, measure] of Object.entries(PARTS)) {
  if (!isWanted(part)) continue;
  const { report, missed } = await measure();
  print(report);
  allMissed.push(...missed);
}
for (const line of allMissed) print(`MISSED ${line}`);
process.exit(allMissed.length === 0 ? 0 : 1);
