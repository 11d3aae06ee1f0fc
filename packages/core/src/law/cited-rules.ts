import type { LawFact } from '../schemas/law.ts';

/** Numbers as codes write them, after a sign that says so or by themselves: '§ 5855', '55.1-1819(B)'. */
const NUMBER =
  /(§+\s*|\b(?:sections?|secs?\.?)\s*)?(?<![\w$.])(\d[\da-z]*(?:[.:/-][\da-z]+)*)((?:\([\da-z]+\))*)/gi;
/** A number in parts is none of dollars, days or years. */
const IN_PARTS = /[.:/-]/;
/** What may stand beside a number alone that is a section: 'Civ. Code 4765', 'california 5855'. */
const OF_A_CODE =
  /\b(?:acts?|bus|cal|calif|cfr|civ|civil|codes?|corp|gen|laws?|prop|property|real|rev|stats?|statutes?|usc)\b/gi;
/** Letters from which on a number without parts is one ('section 8' is on housing), and one in parts may go on. */
const WHOLE_CHARS = 3;
const BEGINNING_CHARS = 5;

/** A sign that says by itself that a section follows. */
const SIGN = /§/;

/** A section that a search names, in small letters, with its parts as the table has them: 'c.4'. */
interface NamedSection {
  section: string;
  subsection: string;
}

function sectionsIn(query: string, state: string): NamedSection[] {
  const words = query.replace(NUMBER, ' ').toLowerCase().replace(state.toLowerCase(), ' ');
  const isCodeAlone = !/\p{L}/u.test(words.replace(OF_A_CODE, ' '));
  return [...query.matchAll(NUMBER)].flatMap(([, sign, number = '', parts = '']) => {
    const isWhole = number.length >= WHOLE_CHARS && (sign !== undefined || isCodeAlone);
    if (!isWhole && !IN_PARTS.test(number) && !SIGN.test(sign ?? '')) return [];
    const subsection = parts.slice(1, -1).replaceAll(')(', '.');
    return { section: number.toLowerCase(), subsection: subsection.toLowerCase() };
  });
}

/** How near a rule stands to what was named: 0 for its subsection, 1 for its section, 2 for one that it begins. */
function distance({ citation }: LawFact, named: readonly NamedSection[]): number | undefined {
  const section = citation.section.toLowerCase();
  const own = named.filter((one) => one.section === section);
  const parts = (citation.subsection ?? '').toLowerCase();
  if (own.some(({ subsection }) => subsection !== '' && parts.startsWith(subsection))) return 0;
  if (own.length > 0) return 1;
  const isBegun = named.some(
    ({ section: begun }) =>
      IN_PARTS.test(begun) && begun.length >= BEGINNING_CHARS && section.startsWith(begun),
  );
  return isBegun ? 2 : undefined;
}

/** The rules of some sections, or where there are none, of those that their numbers begin. */
function rulesOf(named: readonly NamedSection[], facts: readonly LawFact[]): LawFact[] {
  const found = facts.map((fact) => ({ fact, far: distance(fact, named) }));
  const [whole, begun] = [[0, 1], [2]].map((fars) =>
    fars.flatMap((far) => found.flatMap((one) => (one.far === far ? one.fact : []))),
  );
  return whole?.length ? whole : (begun ?? []);
}

/**
 * The rules that stand in a section which a search names by its number: '720.305', '§ 5855',
 * 'Civ. Code 4765'. The last figures of a number in parts may be missing.
 *
 * @param query with the states that it names written out
 * @param state the one that it names: rules of others are left out
 * @param chosen the two letters of the visitor's: its rules alone where it has such a section
 */
export function citedRules(
  query: string,
  facts: readonly LawFact[],
  state?: { code: string; name: string },
  chosen?: string,
): readonly LawFact[] {
  const sections = sectionsIn(query, state?.name ?? '');
  if (sections.length === 0) return [];
  const ofState = state === undefined ? facts : facts.filter((fact) => fact.state === state.code);
  const rules = rulesOf(sections, ofState);
  const own = rules.filter((fact) => fact.state === chosen);
  return own.length > 0 ? own : rules;
}
