// npm run bench [server] [render] [scale]: performance against references of the same run.
// npm run bench browser: what a browser makes of the portal.
import { ensureChromium } from './chromium.mjs';
import { build, ensureInstalled, NODE, run } from './toolchain.mjs';

ensureInstalled();
build();
const parts = process.argv.slice(2);
const env = parts.includes('browser') ? { CHROMIUM_PATH: ensureChromium() } : {};
process.exit(run(NODE, ['bench/bench.ts', ...parts], { env }));
