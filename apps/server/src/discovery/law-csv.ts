import { jurisdiction } from '@hoa/core/jurisdictions';
import { factPath } from '@hoa/core/law/law-pages';
import { citationText, figureText, readDate } from '@hoa/core/law/law-text';
import type { LawComparison, LawFact } from '@hoa/core/schemas/law';
import { csvText } from '../downloads/csv.ts';

const COLUMNS = [
  'State',
  'Community',
  'Cooperatives too',
  'Rule',
  'Figures',
  'Citation',
  'Address',
  'Verification',
  'Text date',
  'Source',
  'Effective',
  'Page',
];

function row(fact: LawFact, publicUrl: string): string[] {
  return [
    jurisdiction(fact.state).name,
    fact.community,
    fact.cooperatives === true ? 'yes' : '',
    fact.statement,
    fact.figures.map((figure) => `${figureText(figure)} (${figure.of})`).join('; '),
    citationText(fact.citation),
    fact.url,
    fact.verification,
    readDate(fact) ?? '',
    fact.source ?? '',
    fact.effective ?? '',
    publicUrl + factPath(fact),
  ];
}

/** The rules of every state on a question as a table for spreadsheets. */
export function lawCsv({ facts }: LawComparison, publicUrl: string): string {
  const rows = [COLUMNS, ...facts.map((fact) => row(fact, publicUrl))];
  return csvText(rows);
}
