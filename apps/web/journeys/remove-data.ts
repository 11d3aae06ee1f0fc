import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';

/** Removes the folder of the portal that the journeys walked through, which still runs. */
export default function removeData({ webServer }: FullConfig): void {
  const folder = webServer?.env?.DATA_DIR;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
