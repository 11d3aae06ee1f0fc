import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLetters } from '@hoa/content/letters/letter-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../services/services.ts';
import { fillWithLibrary } from '../testing/library-database.ts';
import { type PortalProcess, spawnPortal } from '../testing/portal-process.ts';
import { letterForm } from './letter-form.ts';

/** What a visitor wrote, which is found again wherever it got to. */
const SECRET = 'Zyxwvut Qponmlk';

let portal: PortalProcess;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letters-'));
  await fillWithLibrary(folder);
  portal = spawnPortal({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
  await portal.ready;
});
afterAll(async () => {
  await portal.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const sendForm = (slug: string, fields: Record<string, string>) =>
  fetch(`${portal.url}/letters/${slug}`, { method: 'POST', body: new URLSearchParams(fields) });

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('a form without scripts comes back with the letter filled in, for this visitor alone', async () => {
  const response = await sendForm('hearing-request', {
    senderName: SECRET,
    senderAddress: '12 Sample Lane\r\nAnytown',
    noticeDate: '2026-11-02',
    state: 'CA',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const html = await response.text();
  expect(html).toContain(`value="${SECRET}"`);
  const text = textOf(html);
  expect(text).toContain('Request for a hearing on the notice of November 2, 2026');
  expect(text).toContain('Cal. Civ. Code § 5855');
  expect(text).toContain('[Name of the association]');
  expect(text).not.toContain('[Your name]');
});

test('what cannot be taken is told, and nothing of the rest is lost', async () => {
  const html = await (
    await sendForm('fine-dispute', { senderName: SECRET, fineAmount: 'a lot', state: 'XX' })
  ).text();
  expect(html).toContain(`value="${SECRET}"`);
  expect(html).toContain('value="a lot"');
  expect(html).toContain('Please give an amount such as 250 or 1,250.50.');
  const long = 'a'.repeat(2_001);
  const refused = await sendForm('fine-dispute', {
    senderName: SECRET,
    explanation: long,
    state: 'TX',
    community: 'condominium',
  });
  const kept = await refused.text();
  expect(kept).toContain('2,000 characters');
  expect(kept).toContain(long);
  expect(kept).toMatch(/<option [^>]*value="TX"[^>]* selected/);
  expect(kept).toMatch(/<option [^>]*value="condominium"[^>]* selected/);
});

test('what was sent comes back when it could not be filled in', () => {
  const [letter] = readLetters().letters.filter(({ slug }) => slug === 'fine-dispute');
  const { refused } = letterForm({ letters: { bySlug: () => letter } } as unknown as Services);
  const fields = { senderName: SECRET, state: 'TX', community: 'condominium', other: 'x' };
  const sent = { form: new URLSearchParams(fields), slug: 'fine-dispute' };
  expect(refused(sent, 'Not just now.').letter).toMatchObject({
    values: { senderName: SECRET, fineAmount: '' },
    state: 'TX',
    community: 'condominium',
    error: 'Not just now.',
  });
});

test('every field may be as long as it can be in any script, and a longer one comes back whole', async () => {
  const longest = '信'.repeat(2_000);
  const names = readLetters().letters.map(({ slug, fields }) => [slug, fields] as const);
  const [slug, fields] = names.toSorted((a, b) => b[1].length - a[1].length)[0] ?? ['', []];
  const written = fields.filter(
    ({ kind }) => !['date', 'money', 'choice', 'number'].includes(kind),
  );
  const whole = await sendForm(slug, Object.fromEntries(fields.map(({ id }) => [id, longest])));
  expect(whole.status).toBe(200);
  const kept = (await whole.text()).split(longest).length - 1;
  expect(kept).toBeGreaterThanOrEqual(written.length);
  const longer = 'a'.repeat(300_000);
  const response = await sendForm('complaint', { complaintDetails: longer, senderName: SECRET });
  const html = await response.text();
  expect(html).toContain(longer);
  expect(html).toContain(`value="${SECRET}"`);
  expect(html).toContain('2,000 characters');
});

test('a letter that is not there, and more than a letter may hold, are refused on a page', async () => {
  expect((await sendForm('no-such-letter', { senderName: SECRET })).status).toBe(404);
  const huge = await sendForm('complaint', { complaintDetails: 'a'.repeat(600_000) });
  expect(huge.status).toBe(413);
  const told = textOf(await huge.text());
  expect(told).toContain('more text than a letter may hold');
  expect(told).toContain('Go back one page');
});

test('nothing that was written is in the log or on the disk, however it was sent', async () => {
  const values = { senderName: SECRET };
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const rest = await fetch(`${portal.url}/api/letters/complaint/fill`, {
    ...json,
    body: JSON.stringify({ values }),
  });
  expect(await rest.text()).toContain(SECRET);
  const trpc = await fetch(`${portal.url}/trpc/letters.fill`, {
    ...json,
    body: JSON.stringify({ slug: 'complaint', values }),
  });
  expect(await trpc.text()).toContain(SECRET);
  const refused = await fetch(`${portal.url}/api/letters/complaint/fill`, {
    ...json,
    body: JSON.stringify({ values: { [SECRET]: SECRET } }),
  });
  expect(refused.status).toBe(400);
  const { output } = await portal.kill('SIGTERM');
  expect(output).toContain('/letters/hearing-request');
  expect(output).not.toContain(SECRET);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    expect(readFileSync(join(file.parentPath, file.name)).includes(SECRET)).toBe(false);
  }
  expect(files.length).toBeGreaterThan(100);
});
