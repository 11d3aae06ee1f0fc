// npm start: install, build, serve. Plain JavaScript, because nothing is installed yet.
import { build, ensureInstalled, NODE, runForever } from './toolchain.mjs';

ensureInstalled();
build();
runForever(NODE, ['apps/server/src/server.ts']);
