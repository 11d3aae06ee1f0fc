import { CALCULATORS } from '@hoa/core/calculators/all-calculators';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { readZip } from '../testing/read-zip.ts';
import { createTestApp } from '../testing/test-app.ts';
import { calculationXlsx } from './calculation-xlsx.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each(CALCULATORS.map(({ slug }) => slug))('%s is a table and a workbook', async (slug) => {
  const csv = await app.http.inject(`/tools/${slug}.csv?state=CA`);
  expect(csv.statusCode).toBe(200);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toMatch(/^\ufeff"Result"\r\n/);
  expect(csv.body).toContain('"Not checked"');

  const xlsx = await app.http.inject(`/tools/${slug}.xlsx?state=CA`);
  expect(xlsx.statusCode).toBe(200);
  expect(xlsx.headers['content-disposition']).toBe(`attachment; filename="${slug}.xlsx"`);
  const workbook = readZip(xlsx.rawPayload).get('xl/workbook.xml') ?? '';
  const names = [...workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  for (const [, name = ''] of names) expect(name.length).toBeLessThanOrEqual(31);
});

test('amounts are numbers in dollars, days are days in every time zone', async () => {
  const query = 'amount=350&unpaid=1&due=2026-09-01&asOf=2026-12-15';
  const csv = await app.http.inject(`/tools/late-fees-and-interest.csv?${query}`);
  expect(csv.body).toContain('"2026-09-01","105","350.00","35.00","8.63","393.63"');
  const xlsx = await app.http.inject(`/tools/late-fees-and-interest.xlsx?${query}`);
  const all = [...readZip(xlsx.rawPayload).values()].join('');
  // September 1, 2026 is day 46,266 of a workbook.
  expect(all).toContain('<v>46266</v>');
  expect(all).toContain('<v>8.63</v>');
});

test('a workbook has the note below a table, as the table of texts has it', async () => {
  const note = 'One row for every 2 days with a charge, and one for the last.';
  for (const extension of ['csv', 'xlsx']) {
    const file = await app.http.inject(`/tools/fine-accrual.${extension}`);
    const text = extension === 'csv' ? file.body : [...readZip(file.rawPayload).values()].join('');
    expect(text, extension).toContain(note);
  }
});

test('every sheet of a workbook has a name of its own, in capitals or not', async () => {
  const table = { id: 'one', columns: [{ label: 'Step', kind: 'text' as const }], rows: [] };
  const long = 'A title that is as long as no sheet may be';
  const titles = ['Fines', 'fines', 'FINES: again', 'Law', 'Fines 2', long, long, long];
  const workbook = await calculationXlsx(titles.map((title) => ({ ...table, title })));
  const parts = readZip(workbook).get('xl/workbook.xml') ?? '';
  const names = [...parts.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name);
  expect(names).toEqual([
    ...['Fines', 'fines 2', 'FINES 3', 'Law', 'Fines 2 2'],
    ...['A title that is as long as no s', 'A title that is as long as no 2'],
    'A title that is as long as no 3',
  ]);
});

test('what is wrong is refused in words, and kept nowhere', async () => {
  const wrong = await app.http.inject('/tools/notice-dates.csv?date=tomorrow');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().message).toContain('date: Please enter a date as year-month-day');
  expect((await app.http.inject('/tools/horoscope.xlsx')).statusCode).toBe(404);
  const right = await app.http.inject('/tools/notice-dates.csv');
  expect(right.headers['cache-control']).toBe('private, no-store');
});
