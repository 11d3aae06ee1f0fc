// npm start: install, build, serve. Plain JavaScript, because nothing is installed yet.
import { build, ENV_FILES, ensureInstalled, NODE, runForever } from './toolchain.mjs';

ensureInstalled();
build();
runForever(NODE, [...ENV_FILES, 'apps/server/src/server.ts']);
