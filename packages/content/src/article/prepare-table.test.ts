import { expect, test } from 'vitest';
import { renderArticle } from '../render-article.ts';

const BUDGET = `## A budget

| Line | This year | Note | Share |
| --- | --- | --- | :---: |
| Paving | $90,000 | 20 years of wear | 40 percent |
| 12 | - | none | 5 |
| Pool | $1,200 to $1,500 | "as is" | |
| **Fee** | **$200** | | **1** |
| **Deposit** | $300 | | 2 |
| Total needed | $91,500 | | 45% |
`;

const { html } = renderArticle(BUDGET);
const rows = html.match(/<tr.*?<\/tr>/gs) ?? [];

test('a column of figures is aligned at the right, its heading too', () => {
  expect(rows[0]).toContain('<th scope="col" data-align="right">This year</th>');
  expect(rows[1]).toContain('<td data-align="right">$90,000</td>');
  expect(rows[3]).toContain('<td data-align="right">$1,200 to $1,500</td>');
});

test('words, row names and what the writer aligned stay as they are', () => {
  expect(rows[0]).toContain('<th scope="col">Note</th>');
  expect(rows[2]).toContain('<td>12</td>');
  expect(rows[1]).toContain('<td data-align="center">40 percent</td>');
});

test('a total is marked, and no other row', () => {
  expect(rows.map((row) => row.startsWith('<tr data-total="">'))).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
});
