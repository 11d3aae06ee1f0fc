import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGuides } from '@hoa/content/guides/guide-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../services/services.ts';
import { fillWithLibrary } from '../testing/library-database.ts';
import { type PortalProcess, spawnPortal } from '../testing/portal-process.ts';
import { guideForm } from './guide-form.ts';

/** Answers that stand nowhere else in the portal. */
const REQUEST_DATE = '2019-03-14';
const AMOUNT = '4711.83';

const folder = mkdtempSync(join(tmpdir(), 'guide-form-'));
let portal: PortalProcess;
beforeAll(async () => {
  await fillWithLibrary(folder);
  portal = spawnPortal({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
  await portal.ready;
});
afterAll(async () => {
  await portal.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(portal.url + path, { method: 'POST', body: new URLSearchParams(fields) });
}

const ASKED = {
  state: 'TX',
  community: 'planned-community',
  stage: 'waiting',
  requestDate: REQUEST_DATE,
  kind: 'money',
  manager: 'managed',
};

test('a form brings the next question, and keeps an answer that cannot be read in its field', async () => {
  const second = await post('/guides/see-records', { state: 'TX' });
  expect(second.status).toBe(200);
  expect(second.headers.get('cache-control')).toContain('no-store');
  expect(second.headers.get('x-robots-tag')).toBe('noindex');
  expect(await second.text()).toContain('What kind of community is it?');
  const wrong = await post('/guides/fined', {
    state: 'TX',
    community: 'condominium',
    writer: 'owner',
    stage: 'fined',
    noticeDate: 'unknown',
    heard: 'none',
    fineAmount: 'a lot',
  });
  const html = await wrong.text();
  expect(html).toContain('Please enter an amount in dollars');
  expect(html).toContain('value="a lot"');
  const ahead = await post('/guides/see-records', { ...ASKED, requestDate: '2199-03-14' });
  const again = await ahead.text();
  expect(again).toContain('Please look at this day again: it has not come yet.');
  expect(again).toContain('value="2199-03-14"');
});

test('a whole form brings the plan, and its dates as a calendar', async () => {
  const plan = await (await post('/guides/see-records', ASKED)).text();
  expect(plan).toContain('10 business days after March 14, 2019');
  const calendar = await post('/guides/see-records', { ...ASKED, action: 'calendar' });
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(calendar.headers.get('content-disposition')).toContain('see-records.ics');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
});

test('what was sent comes back when it could not be read, with its last question to be sent again', () => {
  const [guide] = readGuides().guides.filter(({ slug }) => slug === 'see-records');
  const lastDay = '2026-11-30';
  const guides = { bySlug: () => guide, lastDay: () => lastDay };
  const { refused } = guideForm({ guides } as unknown as Services);
  const cameBack = (fields: Record<string, string>) =>
    refused({ form: new URLSearchParams(fields), slug: 'see-records' }, 'Not just now.').guide;
  const { manager: _, ...answers } = ASKED;
  const told = { outcome: null, lastDay, error: 'Not just now.' };
  expect(cameBack(ASKED)).toEqual({ ...told, answers, earlier: ASKED });
  expect(cameBack(answers)).toEqual({ ...told, answers, earlier: answers });
});

test('a guide that there is not is not found, and strange forms are refused or answered', async () => {
  expect((await post('/guides/nothing', {})).status).toBe(404);
  const strange = await post('/guides/fined', { state: 'x'.repeat(5_000), __proto__: 'y' });
  expect(strange.status).toBe(200);
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await fetch(`${portal.url}/guides/fined`, json)).status).toBe(415);
});

function filesIn(path: string): string[] {
  return readdirSync(path).flatMap((name) => {
    const file = join(path, name);
    if (statSync(file).isDirectory()) return filesIn(file);
    return statSync(file).isFile() ? [file] : [];
  });
}

test('no answer of a visitor is in the log or anywhere in the database', async () => {
  await post('/guides/see-records', ASKED);
  await post('/guides/fined', { state: 'TX', fineAmount: AMOUNT, noticeDate: REQUEST_DATE });
  const run = await fetch(`${portal.url}/api/guides/see-records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers: ASKED }),
  });
  expect(run.status).toBe(200);
  const entered = new URLSearchParams({
    single: AMOUNT,
    first: '2019-03-01',
    until: REQUEST_DATE,
  });
  for (const path of ['/tools/fine-accrual', '/tools/fine-accrual.csv']) {
    const result = await (await fetch(`${portal.url}${path}?${entered}`)).text();
    expect(result).toMatch(/4,?711\.83/);
  }
  const { output } = await portal.kill('SIGTERM');
  expect(output).toContain('/guides/see-records');
  expect(output).toContain('/tools/fine-accrual');
  for (const words of [REQUEST_DATE, AMOUNT]) {
    expect(output).not.toContain(words);
    const files = filesIn(folder).filter((file) => readFileSync(file).includes(words));
    expect(files).toEqual([]);
  }
});
