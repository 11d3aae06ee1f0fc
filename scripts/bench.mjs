// npm run bench [server] [render] [answers] [scale]: performance against references of the same run.
// npm run bench timing: that time grows no faster than the text that is read, and the like.
// npm run bench browser: what a browser makes of the portal.
// npm run bench presses: how long a slow phone waits for a sign that a press was heard.
// npm run bench widgets: what a widget costs the page that shows it.
// npm run bench references: the same of sites that other generators make of the articles.
import { ensureChromium } from './chromium.mjs';
import { build, ensureInstalled, NODE, run, runTool } from './toolchain.mjs';

ensureInstalled();
build();
const parts = process.argv.slice(2);
const needsBrowser = ['browser', 'presses', 'widgets', 'references'].some((part) =>
  parts.includes(part),
);
const env = needsBrowser ? { CHROMIUM_PATH: ensureChromium() } : {};
const isTimed = parts.length === 0 || parts.includes('timing');
const timed = isTimed ? runTool('vitest', ['run', '--config=bench/vitest.config.ts']) : 0;
const isMeasured = parts.length === 0 || parts.some((part) => part !== 'timing');
const measured = isMeasured ? run(NODE, ['bench/bench.ts', ...parts], { env }) : 0;
process.exit(timed || measured);
