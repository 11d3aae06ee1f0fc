import { expect, test } from 'vitest';
import { isAboutState, withStateFirst } from './state-rows';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) =>
  `<p>Before.</p><table><thead><tr><th>State</th><th>Rule</th></tr></thead><tbody>${rows.join('')}</tbody></table><p>After.</p>`;
const firstCells = (html: string) =>
  [...html.matchAll(/<tr[^>]*><td>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<[^>]*>/g, ''),
  );

test('the row of the state comes first, marked, and the others keep their order', () => {
  const html = withStateFirst(
    table(row('California', 'a'), row('Florida', 'b'), row('Virginia', 'c')),
    'Virginia',
  );
  expect(firstCells(html)).toEqual(['Virginia Your state', 'California', 'Florida']);
  expect(html).toContain('<tr data-chosen=""><td>Virginia <span data-yours="">Your state</span>');
  expect(html).toMatch(/^<p>Before\.<\/p><table><thead>.*<p>After\.<\/p>$/);
});

test('several rows of a state stay in their order, glossary marks and all', () => {
  const html = withStateFirst(
    table(
      row('Texas', 'a'),
      row('Florida <span data-term>HOA</span>', 'b'),
      row('Florida condominiums', 'c'),
    ),
    'Florida',
  );
  expect(firstCells(html)).toEqual([
    'Florida HOA Your state',
    'Florida condominiums Your state',
    'Texas',
  ]);
});

test('a text without a row of the state stays as it is, to the letter', () => {
  const html = table(row('Virginia Beach', 'a'), row('West Virginia', 'b'));
  expect(withStateFirst(html, 'Virginia')).toBe(html);
  expect(withStateFirst('', 'Virginia')).toBe('');
});

test('a cell is about a state or only names one', () => {
  expect(isAboutState('Texas (Tex. Prop. Code § 207.003)', 'Texas')).toBe(true);
  expect(isAboutState('Virginia Beach', 'Virginia')).toBe(false);
});
