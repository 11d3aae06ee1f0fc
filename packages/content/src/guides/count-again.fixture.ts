import type { Guide, GuideDate } from '@hoa/core/schemas/guide';
import type { GuideCondition } from '@hoa/core/schemas/guide-question';
import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import type { LawFact } from '@hoa/core/schemas/law';

/*
 * A second calculation of every date of a guide, which shares no code with the first: it reads the
 * guide and the table of facts, and counts with the dates of the language.
 */

/** Federal holidays as they are observed (opm.gov, list of 2026 and 2027), weekends apart. */
const HOLIDAYS = new Set(
  `2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12
  2026-11-11 2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18
  2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31`.split(/\s+/),
);

function countAgain(from: string, value: number, unit: string, direction: string): string {
  const date = new Date(`${from}T12:00:00Z`);
  const sign = direction === 'before' ? -1 : 1;
  const shift = (days: number) => date.setUTCDate(date.getUTCDate() + days);
  const text = () => date.toISOString().slice(0, 10);
  if (unit === 'business days') {
    for (let left = value; left > 0; ) {
      shift(sign);
      const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
      if (!isWeekend && !HOLIDAYS.has(text())) left -= 1;
    }
  } else if (unit === 'hours') shift((sign * value) / 24);
  else if (unit === 'weeks') shift(sign * value * 7);
  else if (unit === 'months' || unit === 'years') {
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + sign * value * (unit === 'years' ? 12 : 1));
    // Four months after October 30 is the last day of February and not a day of March.
    if (date.getUTCDate() !== day) date.setUTCDate(0);
  } else shift(sign * value);
  return text();
}

function isAnswered(guide: Guide, when: GuideCondition | undefined, answers: GuideAnswers) {
  for (const [id, wanted] of Object.entries(when ?? {})) {
    const answer = answers[id];
    if (answer === undefined) return false;
    const kind = guide.questions.find((question) => question.id === id)?.kind ?? '';
    const isOpen = ['date', 'money', 'number'].includes(kind);
    const said = isOpen ? (answer === 'unknown' ? 'unknown' : 'known') : answer;
    if (!wanted.includes(said)) return false;
  }
  return true;
}

/** The figures of the table that a date may be counted by, for a kind of community. */
function figuresFor(guide: Guide, date: GuideDate, answers: GuideAnswers, table: Table) {
  return date.figures.flatMap(({ fact: id, of, when }) => {
    const fact = table.get(id);
    const isHere = fact?.state === answers.state || fact?.state === 'US';
    if (fact === undefined || !isHere || !isAnswered(guide, when, answers)) return [];
    const figure = fact.figures.find((one) => one.of === of);
    return figure === undefined ? [] : [{ fact, figure }];
  });
}

/** Which acts may govern somebody's home. */
function actsOf(community: string | undefined): string[] {
  switch (community) {
    case 'condominium':
      return ['condominium', 'both', 'federal'];
    case 'planned-community':
      return ['planned-community', 'both', 'federal'];
    case 'cooperative':
      return ['cooperative', 'federal'];
    default:
      return ['condominium', 'planned-community', 'cooperative', 'both', 'federal'];
  }
}

type Table = ReadonlyMap<string, LawFact>;
interface Expected {
  date: string | null;
  basis: 'law' | 'documents' | 'answer' | 'ours' | null;
}

/**
 * The day of a date of a guide and what it is counted by, worked out a second time.
 *
 * @param table every fact of the law by its id
 */
export function expectedDate(
  guide: Guide,
  date: GuideDate,
  answers: GuideAnswers,
  { table, today }: { table: Table; today: string },
): Expected {
  const given = date.from === 'today' ? today : answers[date.from];
  if (given === undefined || given === 'unknown') return { date: null, basis: null };
  const from = date.orToday === true && today > given ? today : given;
  if (date.direction === 'on') return { date: from, basis: 'answer' };

  const acts = actsOf(answers.community);
  const found = figuresFor(guide, date, answers, table).filter(
    ({ fact }) =>
      acts.includes(fact.community) ||
      (answers.community === 'cooperative' && fact.cooperatives === true),
  );
  const rules = new Set(found.map(({ figure }) => `${figure.value} ${figure.unit}`));
  const covered = new Set(found.map(({ fact }) => fact.community));
  const isForAll =
    covered.has('both') ||
    covered.has('federal') ||
    (covered.has('condominium') && covered.has('planned-community'));
  const [one] = found;
  if (one !== undefined && rules.size === 1 && (answers.community !== 'unsure' || isForAll)) {
    const { value, unit } = one.figure;
    return { date: countAgain(from, Number(value), unit, date.direction), basis: 'law' };
  }
  const length = date.documents === undefined ? undefined : answers[date.documents];
  if (length !== undefined && length !== 'unknown') {
    const day = countAgain(from, Number(length), 'days', date.direction);
    return { date: day, basis: 'documents' };
  }
  if (date.days === undefined) return { date: null, basis: null };
  const day = countAgain(from, date.days, 'days', date.direction);
  const isAhead = date.direction === 'after' || from >= today;
  return { date: day < today && isAhead ? today : day, basis: 'ours' };
}
