// npm run dev: the API on port 3000 and the pages on Vite's port, both reloading on change.
import { ensureInstalled, NODE, runForever } from './toolchain.mjs';

ensureInstalled();
const server = runForever(NODE, ['--watch', 'apps/server/src/server.ts', '--api-only']);
const web = runForever(NODE, ['node_modules/vite/bin/vite.js', 'apps/web']);
process.on('exit', () => {
  server.kill();
  web.kill();
});
