import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { gapsTable, readGaps } from './gaps.ts';
import { startAskApp } from './testing/ask-app.ts';

test('the gaps are listed with how often and when', () => {
  const lastSeen = new Date('2026-11-20T12:00:00Z');
  expect(gapsTable([{ question: 'Who waters [address]?', count: 12, lastSeen }])).toMatch(
    /^ times.*\n {4}12 {2}2026-11-20 {2}Who waters \[address\]\?$/,
  );
  expect(gapsTable([])).toMatch(/No question has been asked/);
});

test('an editor sees the same gaps while the portal runs on its folder and after it stopped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-gaps-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const portal = await startAskApp({ fake: null, database: { dataDir } });
  const config = readConfig({ DATA_DIR: dataDir });
  const gap = { question: 'Which wine goes with grilled salmon?', count: 2 };
  try {
    await portal.ask(gap.question);
    await portal.ask(gap.question);
    await portal.ask('How do I bake sourdough bread?');
    await vi.waitFor(async () => {
      const counts = (await readGaps(config, 10)).map(({ count }) => count);
      expect(counts).toEqual([2, 1]);
    });
    expect(await readGaps(config, 1)).toMatchObject([{ ...gap, lastSeen: expect.any(Date) }]);
  } finally {
    await portal.close();
  }
  expect(await readGaps(config, 1)).toMatchObject([gap]);
}, 60_000);
