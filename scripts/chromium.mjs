import { existsSync } from 'node:fs';
import { run, runTool } from './toolchain.mjs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
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
    run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    return installed();
  }
  runTool('playwright', ['install', 'chromium']);
  return undefined;
}
