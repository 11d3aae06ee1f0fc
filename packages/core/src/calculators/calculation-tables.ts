import { jurisdiction } from '../jurisdictions.ts';
import { citationText, readDate } from '../law/law-text.ts';
import type { Calculation, CalculationTable } from '../schemas/calculation.ts';
import type { Calculator, Texts } from './calculator.ts';
import { cellText, enteredRows } from './cell-text.ts';
import { isExample } from './example-figures.ts';

const TEXT = 'text' as const;

function listTable(
  id: string,
  title: string,
  labels: string[],
  rows: string[][],
): CalculationTable {
  return { id, title, columns: labels.map((label) => ({ label, kind: TEXT })), rows };
}

function lawTable(facts: Calculation['facts']): CalculationTable {
  const rows = facts.map((fact) => [
    jurisdiction(fact.state).name,
    fact.statement,
    citationText(fact.citation),
    fact.url,
    readDate(fact) ?? 'not read',
  ]);
  return listTable('law', 'Law', ['State', 'Rule', 'Section', 'Address', 'Text of'], rows);
}

/**
 * A whole result as tables, for files: the result, what was entered, the working, the tables of the
 * result itself, the rules of the state with their sections, and what was not checked.
 */
export function calculationTables(
  calculator: Calculator,
  texts: Texts,
  calculation: Calculation,
): CalculationTable[] {
  const { answer, figures, working, tables, facts, limits } = calculation;
  return [
    listTable(
      'result',
      'Result',
      [calculator.title, ''],
      [
        ['Result', answer],
        ...figures.map(({ label, kind, value }) => [label, cellText(kind, value)]),
      ],
    ),
    listTable(
      'entered',
      'Entered',
      ['Entered', 'Value'],
      [
        ...(isExample(calculator, texts) ? [['Figures', 'Those of the example']] : []),
        ...enteredRows(calculator, texts),
      ],
    ),
    listTable(
      'working',
      'Working',
      ['Step', 'Working'],
      [...working.map((step, index) => [String(index + 1), step]), ['Source', calculator.source]],
    ),
    ...tables,
    ...(facts.length === 0 ? [] : [lawTable(facts)]),
    listTable(
      'limits',
      'Not checked',
      ['Not checked'],
      limits.map((limit) => [limit]),
    ),
  ];
}
