// npm run backup, restore and review: the portal's commands for operators, with the portal's own
// variables. See docs/operations.md.
import { ENV_FILES, ensureInstalled, NODE, run } from './toolchain.mjs';

ensureInstalled();
process.exit(run(NODE, [...ENV_FILES, ...process.argv.slice(2)]));
