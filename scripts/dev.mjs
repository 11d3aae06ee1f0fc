// npm run dev: pages and API, both following what changes. Nothing is built.
import { ENV_FILES, ensureInstalled, NODE, runForever } from './toolchain.mjs';

ensureInstalled();
runForever(NODE, [...ENV_FILES, 'scripts/dev-servers.mjs']);
