import type { LawCitation, LawFact, LawFigure } from '../schemas/law.ts';
import { MONTH_NAMES } from '../text/month-names.ts';

/** Units of which one is said without the s. */
const SINGULAR = /(?:minute|hour|day|week|month|year|unit|vote|time|degree)(?=s$)/;

/** A figure as a text would state it: '14 days', '1 year', '$50', '2/3'. */
export function figureText({ value, unit }: LawFigure): string {
  if (unit === 'dollars') return `$${value.toLocaleString('en')}`;
  if (unit === 'percent') return `${value} percent`;
  if (unit === 'share') return String(value);
  return `${value} ${value === 1 && SINGULAR.test(unit) ? unit.slice(0, -1) : unit}`;
}

/** Codes that number articles, or acts within an act, and no sections. */
const WITHOUT_SIGN = /(?:Ill\. Comp\. Stat\.|\bart\.)$/;

function sectionText({ section, subsection = '' }: LawCitation): string {
  return `${section}${subsection === '' ? '' : `(${subsection.replaceAll('.', ')(')})`}`;
}

/** Writes a citation as articles do: 'Va. Code § 55.1-1819(B)', '765 Ill. Comp. Stat. 605/18'. */
export function citationText(citation: LawCitation): string {
  const { act } = citation;
  return `${act} ${WITHOUT_SIGN.test(act) ? '' : '§ '}${sectionText(citation)}`;
}

/** What numbers sections in each of its parts anew: the section alone would say nothing. */
const IN_PARTS = /\b(?:ch|tit)\. |U\.S\.C\.|C\.F\.R\./;

/** A citation beside the name of its state: '§ 55.1-1819(B)' where the section alone finds it. */
export function shortCitationText(citation: LawCitation): string {
  const isWhole = WITHOUT_SIGN.test(citation.act) || IN_PARTS.test(citation.act);
  return isWhole ? citationText(citation) : `§ ${sectionText(citation)}`;
}

/** The month or the day of a text in words: 'February 2026', 'February 3, 2026'. */
export function dateText(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return [MONTH_NAMES[month - 1], day === undefined ? '' : ` ${day},`, ` ${year}`].join('');
}

/** How a source ends that says itself what was not read. */
const SAYS_UNREAD =
  /; (?:not read against the (?:official )?text|neither (?:its|their) texts? nor another source (?:was|were) read)$/;
/** How one ends of which neither the text nor anything else was read. */
const NOTHING_READ = /; neither (?:its|their) texts? nor another source (?:was|were) read$/;
/** Words that begin a source with a capital, and stand within the sentence here. */
const OPENING_WORD = /^(?:The|A|Text)(?= )/;

const ADDRESS = /https?:\/\/(?:www\.)?([^\s/),;]+)[^\s),;]*/g;

/** An address that a source names, and its site as people say it: 'capitol.texas.gov'. */
export interface SourceAddress {
  url: string;
  site: string;
}

/** The addresses that a source names, in order. */
export function sourceAddresses(source: string): SourceAddress[] {
  return [...source.matchAll(ADDRESS)].map(({ 0: url, 1: site = '' }) => ({ url, site }));
}

/** A source with the site in place of each address. */
export function withoutAddresses(source: string): string {
  return source.replaceAll(ADDRESS, '$1');
}

/** The date of the text or the source that was read, undefined for a rule of which nothing was. */
export function readDate({
  textDate,
  source = '',
}: Pick<LawFact, 'textDate' | 'source'>): string | undefined {
  return NOTHING_READ.test(source) ? undefined : textDate;
}

/**
 * How a rule was verified, as a sentence without its full stop. The source of a cited rule may name
 * its own date, or say itself that the text was not read: neither is said twice. Where nothing was
 * read there is no date to say. Of each address it has the site.
 */
export function verificationText(
  fact: Pick<LawFact, 'verification' | 'textDate' | 'source'>,
): string {
  const { verification, textDate, source = 'a source' } = fact;
  const date = dateText(textDate);
  if (verification === 'checked') return `Checked against the text of ${date}`;
  const unread = SAYS_UNREAD.exec(source)?.[0] ?? '';
  const named = withoutAddresses(source.slice(0, source.length - unread.length)).replace(
    OPENING_WORD,
    (word) => word.toLowerCase(),
  );
  const isDated = named.includes(date) || readDate(fact) === undefined;
  const dated = isDated ? named : `${named}, ${date}`;
  return `Cited from ${dated}${unread || '; not checked against the text'}`;
}
