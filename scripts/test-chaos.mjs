// npm run test:chaos: real processes of the built portal, killed, frozen, filled and flooded.
import { build, ensureInstalled, NODE, run } from './toolchain.mjs';

ensureInstalled();
build();
process.exit(run(NODE, ['chaos/run-chaos.ts', ...process.argv.slice(2)]));
