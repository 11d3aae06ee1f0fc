import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from './toolchain.mjs';

const TOOLCHAIN = new URL('./toolchain.mjs', import.meta.url).href;

/** A package whose start script keeps a process that holds a connection open while it lives. */
function packageThatStays(port) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-npm-'));
  const connect = `require('node:net').connect(${port}, '127.0.0.1').resume()`;
  writeFileSync(join(folder, 'package.json'), '{ "scripts": { "start": "node start.mjs" } }');
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { runForever } from ${JSON.stringify(TOOLCHAIN)};
     runForever(process.execPath, ['-e', ${JSON.stringify(connect)}]);`,
  );
  return folder;
}

test('a signal to npm ends what its script started', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = packageThatStays(server.address().port);
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: 'ignore' });
  const [connection] = await once(server, 'connection');
  connection.on('error', () => {});
  const closed = once(connection.resume(), 'close');
  npm.kill('SIGTERM');
  await closed;
  server.close();
  expect(connection.destroyed).toBe(true);
});

test('what npm installed is known for what the lock file names, whoever ran npm', () => {
  const [zod, other] = [{ version: '4.6.7' }, { version: '1.0.0', optional: true, os: ['darwin'] }];
  const lock = { packages: { '': {}, 'node_modules/zod': zod, 'node_modules/other': other } };
  const installed = (packages) => isInstalled(lock, { packages });
  expect(installed({ 'node_modules/zod': { version: '4.6.7' } })).toBe(true);
  expect(installed({ 'node_modules/zod': { version: '4.6.6' } })).toBe(false);
  expect(installed({ 'node_modules/other': other })).toBe(false);
});
