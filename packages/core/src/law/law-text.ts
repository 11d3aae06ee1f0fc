import type { LawCitation, LawFigure } from '../schemas/law.ts';

/** A figure as a text would state it: '14 days', '$50', '2/3'. */
export function figureText({ value, unit }: LawFigure): string {
  if (unit === 'dollars') return `$${value.toLocaleString('en')}`;
  if (unit === 'percent') return `${value} percent`;
  return unit === 'share' ? String(value) : `${value} ${unit}`;
}

/** Writes a citation as articles do: 'Va. Code § 55.1-1819(B)', '765 Ill. Comp. Stat. 605/18'. */
export function citationText({ act, section, subsection = '' }: LawCitation): string {
  const sign = act.endsWith('Ill. Comp. Stat.') ? '' : '§ ';
  return `${act} ${sign}${section}${subsection === '' ? '' : `(${subsection.replaceAll('.', ')(')})`}`;
}

/** The month or the day of a text in words: 'February 2026', 'February 3, 2026'. */
export function dateText(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, day ?? 1));
}
