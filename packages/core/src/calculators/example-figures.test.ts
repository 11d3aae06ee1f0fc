import { describe, expect, test } from 'vitest';
import { CALCULATORS, calculatorBySlug } from './all-calculators.ts';
import { calculationTables } from './calculation-tables.ts';
import { type Texts, textsOf } from './calculator.ts';
import { isExample } from './example-figures.ts';
import { cellName, splitRows } from './rows.ts';

describe.each(CALCULATORS.map((calculator) => [calculator.title, calculator] as const))(
  '%s',
  (_, calculator) => {
    const { fields } = calculator;
    const start = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.start]),
    );

    test('begins with an example, which it stays in an address and in a form sent as it is', () => {
      expect(isExample(calculator, {})).toBe(true);
      expect(isExample(calculator, start)).toBe(true);
      const sent = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
        if (field.kind !== 'rows') return [[name, field.start]];
        const keys = Object.keys(field.columns);
        return splitRows(field.start, keys.length).flatMap((cells, row) =>
          keys.map((key, place): [string, string] => [
            cellName(name, row, key),
            cells[place] ?? '',
          ]),
        );
      });
      expect(isExample(calculator, textsOf(fields, Object.fromEntries(sent)))).toBe(true);
    });

    test('is an example whatever is chosen, and none after one figure is changed', () => {
      for (const [name, { kind }] of Object.entries(fields)) {
        const changed: Texts = { ...start, [name]: kind === 'state' ? 'TX' : '7' };
        const isChosen = kind === 'state' || kind === 'choice';
        expect(isExample(calculator, changed), name).toBe(isChosen);
      }
    });
  },
);

test('a file says of example figures that they are', () => {
  const fines = calculatorBySlug('fine-accrual');
  const firstEntered = (texts: Texts) => {
    const outcome = fines?.run(texts, []);
    if (fines === undefined || outcome === undefined || !('calculation' in outcome)) return null;
    const tables = calculationTables(fines, texts, outcome.calculation);
    return tables.find(({ id }) => id === 'entered')?.rows[0];
  };
  expect(firstEntered({})).toEqual(['Figures', 'Those of the example']);
  expect(firstEntered({ single: '75' })).toEqual(['First fine', '$75.00']);
});

test('what is said of caps is so with a state and without', () => {
  const fines = calculatorBySlug('fine-accrual');
  const outcome = fines?.run({}, []);
  const working =
    outcome !== undefined && 'calculation' in outcome ? outcome.calculation.working : [];
  expect(working).toContain('No state is chosen: no cap of law is applied.');
  expect(working.at(-1)).toMatch(/^In all: /);
});
