// The two servers of npm run dev, with the variables of .env read: Vite's, which has the pages and
// hands on what is no page, and the API, started again when a file that it imports changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @returns the port that is now known to be free, or undefined when something listens there */
async function tryPort(port) {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
    return probe.address().port;
  } catch {
    return undefined;
  } finally {
    probe.close();
  }
}

/** The port that a variable asks for, or else the usual one or the next that is free. */
async function choosePort(variable, usual) {
  const asked = process.env[variable];
  if (asked) {
    if (!/^\d{1,5}$/.test(asked) || Number(asked) > 65_535)
      fail(`${variable} wants a port number.`);
    const port = await tryPort(Number(asked));
    return port ?? fail(`Port ${asked} is in use. Set ${variable} to a free one.`);
  }
  for (let port = usual; port < usual + 100; port += 1) {
    if ((await tryPort(port)) !== undefined) return port;
  }
  return fail(`No port is free from ${usual} on. Set ${variable}.`);
}

const PORT = String(await choosePort('PORT', 3000));
const DEV_PORT = String(await choosePort('DEV_PORT', 5173));
const pages = `http://localhost:${DEV_PORT}`;
const env = {
  ...process.env,
  PORT,
  DEV_PORT,
  PUBLIC_URL: process.env.PUBLIC_URL || pages,
  API_ORIGIN: `http://localhost:${PORT}`,
};
const watched = ['--watch', '--watch-preserve-output', 'apps/server/src/server.ts', '--api-only'];
const vite = ['node_modules/vite/bin/vite.js', 'apps/web', '--clearScreen', 'false'];
const api = spawn(process.execPath, watched, { stdio: ['inherit', 'inherit', 'pipe'], env });
const web = spawn(process.execPath, vite, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
const children = [api, web];

// Why the API does not start is for the terminal, and for whoever waits for it in a browser.
api.stderr.on('data', (chunk) => {
  process.stderr.write(chunk);
  if (web.connected) web.send({ apiError: String(chunk) });
});

function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

// Killed without warning, the command that started this one takes both servers with it.
const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) stop(1);
}, 500).unref();
