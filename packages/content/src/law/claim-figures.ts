import { figuresOf } from '@hoa/core/citations/figures';
import { figureText } from '@hoa/core/law/law-text';
import type { LawFigure } from '@hoa/core/schemas/law';
import { withoutCitations } from '../statutes/citation-forms.ts';

/** A number that a rule sets: '14' of 'day', '100' of 'dollar', '2/3' of nothing named. */
export interface ClaimFigure {
  value: string;
  /** Singular, 'business day' apart from 'day'; null where no time, share or money is named. */
  unit: string | null;
}

const MONTHS =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Numbers that count nothing: names, dates and sums. Their words stay, so that sentences hold. */
const NO_FIGURES: readonly RegExp[] = [
  /§+ ?\d[\w.:-]*(?:\(\w+\))*(?:(?:, (?:and )?| and | to )\d[\w.:-]*(?:\(\w+\))*)*/g,
  /\b(?:[SHA]B|SHB|HF|SF|Assembly Bill|Senate Bill|House Bill|Form|NFPA|Publication|RCW|NRS|[Cc]h\.|art\.|[Cc]hapters?|[Tt]itle|[Ss]ections?|Part|day)\s\d[\w.:-]*(?:(?: and | to |, )\d[\d.:-]*\d\b(?! (?:days|percent)))*/g,
  new RegExp(String.raw`\b${MONTHS} \d{1,2}(?:, \d{4})?\b`, 'g'),
  /(?<![$,.\d])\b(?:19|20)\d\d\b(?! (?:units|homes|lots|parcels|members|dollars|votes))/g,
  /\$?[\d,.]+(?: [×x+−-] \$?[\d,.]+)+ = \$?[\d,.]*\d/g,
  /\b\d+\.\d{3,}\b/g,
  /\b\d\d-plus\b/g,
];

/** What a rule counts in words; 'two envelopes' and 'the earlier of the two' set no figure. */
const SMALL_NUMBER = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/gi;
const COUNTED =
  /^(?:[ -](?:or|more|fewer|prior|full|consecutive|business|working|calendar|habitable|attached|other|removable|to|and|[a-z]+teen|two|three|four|five|six|seven|eight|nine|ten|twelve)){0,4}[ -](?:minutes?|hours?|days?|weeks?|months?|years?|percent|dollars|units?|homes?|lots?|parcels?|members?|owners?|directors?|votes?|stories|axles|signatures?|notices?|flags?|rentals?|times|weeks)\b/i;
const BUSINESS_DAYS =
  /([\w-]+(?: (?:to|and|or|nor|through) [\w-]+)?)(?: (?:full|more|added|additional))?[ -](?:business|working)[ -]days?/gi;

function prepared(text: string): string {
  let plain = withoutCitations(text, '…');
  for (const pattern of NO_FIGURES) plain = plain.replace(pattern, '…');
  return plain
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\b(\d+) cents\b/g, (_, cents) => `$${Number(cents) / 100}`)
    .replace(/\bone[ -]third\b/gi, '1/3')
    .replace(/\bone[ -](?:fourth|quarter)\b/gi, '1/4')
    .replace(SMALL_NUMBER, (word, at: number) =>
      COUNTED.test(plain.slice(at + word.length)) ||
      /^[ -]thirds/i.test(plain.slice(at + word.length))
        ? word
        : '…',
    );
}

function plainFigures(text: string): ClaimFigure[] {
  return figuresOf(text).stated.filter(({ value }) => /^\d[\d./]*$/.test(value));
}

/**
 * The figures that a text of an article sets: money, time, shares and counts. Sections, dates,
 * the numbers of bills and the sums of an example are none.
 */
export function claimFigures(text: string): ClaimFigure[] {
  const plain = prepared(text);
  const business = [...plain.matchAll(BUSINESS_DAYS)].flatMap(([, number]) =>
    plainFigures(`${number} days`).map(({ value }) => ({ value, unit: 'business day' })),
  );
  return [...business, ...plainFigures(plain.replace(BUSINESS_DAYS, '…'))];
}

/** The figure of a fact, as `claimFigures` reads it in a text. */
export function factFigure(figure: LawFigure): ClaimFigure {
  const [{ value, unit } = { value: String(figure.value), unit: null }] = figuresOf(
    figureText(figure),
  ).stated;
  return { value, unit: figure.unit === 'business days' ? 'business day' : unit };
}

/** Whether a fact's figure is the one of a text: the number, and the unit where the text has one. */
export function isSameFigure(said: ClaimFigure, listed: ClaimFigure): boolean {
  return said.value === listed.value && (said.unit === null || said.unit === listed.unit);
}

/** A figure in words: '14 days', '$100', '15 percent'. */
export function claimText({ value, unit }: ClaimFigure): string {
  if (unit === null) return value;
  if (unit === 'dollar') return `$${Number(value).toLocaleString('en')}`;
  return unit === 'percent' || value === '1' ? `${value} ${unit}` : `${value} ${unit}s`;
}
