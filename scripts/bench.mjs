// npm run bench [server] [render] [scale]: performance against references of the same run.
import { build, ensureInstalled, NODE, run } from './toolchain.mjs';

ensureInstalled();
build();
process.exit(run(NODE, ['bench/bench.ts', ...process.argv.slice(2)]));
