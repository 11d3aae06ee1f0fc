// npm run bench [server] [render] [scale]: performance against references of the same run.
// npm run bench browser: what a browser makes of the portal.
// npm run bench references: the same of sites that other generators make of the articles.
import { ensureChromium } from './chromium.mjs';
import { build, ensureInstalled, NODE, run } from './toolchain.mjs';

ensureInstalled();
build();
const parts = process.argv.slice(2);
const needsBrowser = parts.includes('browser') || parts.includes('references');
const env = needsBrowser ? { CHROMIUM_PATH: ensureChromium() } : {};
process.exit(run(NODE, ['bench/bench.ts', ...parts], { env }));
