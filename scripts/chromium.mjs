import { existsSync } from 'node:fs';
import { run, runTool } from './toolchain.mjs';

/** The first that is found is used; the shell has no window to draw and takes a third less time. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const SHELL = 'chromium-headless-shell';

const installed = () => CANDIDATES.find((path) => path !== undefined && existsSync(path));

function aptInstall(name) {
  return run('apt-get', ['install', '-y', '-qq', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's own where apt-get is at hand,
 * elsewhere Playwright's. Where only a whole browser is found and apt-get can be used, the shell is
 * fetched beside it, which saves a third of the journeys' time.
 *
 * @returns its path, or undefined for the one that Playwright installed
 */
export function ensureChromium() {
  const found = installed();
  if (found !== undefined && (found === process.env.CHROMIUM_PATH || found.endsWith(SHELL))) {
    return found;
  }
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canUseApt) {
    run('apt-get', ['update', '-qq']);
    const isThere =
      aptInstall(SHELL) === 0 || (found === undefined && aptInstall('chromium') === 0);
    if (isThere) return installed();
  }
  if (found !== undefined) return found;
  if (runTool('playwright', ['install', 'chromium']) !== 0) {
    // The journeys fail then, and are counted; this says why.
    console.error('No Chromium was found, and none could be installed. Set CHROMIUM_PATH to one.');
  }
  return undefined;
}
