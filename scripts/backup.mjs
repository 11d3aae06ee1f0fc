// npm run backup: the embedded database, with the portal running or not. See docs/operations.md.
import { ensureInstalled, NODE, run } from './toolchain.mjs';

ensureInstalled();
process.exit(
  run(NODE, ['apps/server/src/backup/backup-command.ts', 'backup', ...process.argv.slice(2)]),
);
