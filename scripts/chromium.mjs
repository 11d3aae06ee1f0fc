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

const installed = () => CANDIDATES.find((path) => path !== undefined && existsSync(path));

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's own where apt-get is at hand,
 * elsewhere Playwright's.
 *
 * @returns its path, or undefined for the one that Playwright installed
 */
export function ensureChromium() {
  const found = installed();
  if (found !== undefined) return found;
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canUseApt) {
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      if (run('apt-get', ['install', '-y', '-qq', name], { env }) === 0) return installed();
    }
  }
  runTool('playwright', ['install', 'chromium']);
  return undefined;
}
