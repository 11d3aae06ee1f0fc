import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { type Figure, figuresOf, statesFigure } from '@hoa/core/citations/figures';
import { STATES } from '@hoa/core/jurisdictions';
import { lawQuestion } from '@hoa/core/law/law-questions';
import { citationText, dateText, figureText } from '@hoa/core/law/law-text';
import type { LawFact } from '@hoa/core/schemas/law';
import { inReadingOrder, type Problem } from '../problem.ts';
import { unrecognisedCitations } from '../statutes/citation-forms.ts';
import type { PlacedFact, ReadLaw } from './law-files.ts';

/** 'Form 1120-H' and 'Chapter 7' are names; their numbers count nothing. */
const NUMBERED_NAME = /\b(?:Form|Chapter) \d+(?:-[A-Z])?\b/g;

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** 'July 1, 2018' and 'July 2018' are days; their numbers count nothing either. */
const DAY_IN_WORDS = new RegExp(String.raw`\b(?:${MONTHS}) (?:\d{1,2}, )?\d{4}\b`, 'g');

function stated(fact: LawFact): Figure[] {
  const counting = fact.statement.replace(NUMBERED_NAME, '').replace(DAY_IN_WORDS, '');
  return figuresOf(counting).stated.filter(({ value }) => /^\d[\d./]*$/.test(value));
}

/** A day that a statement names is one that the fact lists, whole or by its month. */
function dateFaults({ statement, effective, dates = [] }: LawFact): string[] {
  const listed = [...dates, ...(effective === undefined ? [] : [effective])];
  const known = new Set(listed.flatMap((day) => [dateText(day), dateText(day.slice(0, 7))]));
  const said = [...statement.matchAll(DAY_IN_WORDS)].map(([day]) => day);
  return [
    ...said
      .filter((day) => !known.has(day))
      .map((day) => `the statement says ${day}, which is none of its days`),
    ...dates
      .filter((day) => !said.includes(dateText(day)) && !said.includes(dateText(day.slice(0, 7))))
      .map((day) => `the statement does not say ${dateText(day)}`),
  ];
}

/** The table and the statement must say the same numbers, or one of them is wrong. */
function figureFaults(fact: LawFact): string[] {
  const listed = figuresOf(fact.figures.map(figureText).join('; '));
  const said = figuresOf(fact.statement.replace(DAY_IN_WORDS, ''));
  return [
    ...stated(fact)
      .filter((figure) => !listed.stated.some(({ value }) => value === figure.value))
      .map(({ value }) => `the statement says ${value}, which its figures do not list`),
    ...fact.figures
      .filter(
        (figure) => !figuresOf(figureText(figure)).stated.every((one) => statesFigure(said, one)),
      )
      .map((figure) => `the statement does not say ${figureText(figure)}`),
  ];
}

/** How a statement begins that speaks of a housing cooperative: 'In New York a co-op shareholder'. */
const OF_COOPERATIVES =
  /^In (?:the )?[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+)*,? (?:an? )?(?:housing )?co-?op(?:erative)?s?\b/;

function factFaults(fact: LawFact, today: string): string[] {
  const { id, question, state, community, cooperatives, topics, nextReview } = fact;
  const { verification, source, citation } = fact;
  const isFederal = state === 'US';
  const prefix = `${state.toLowerCase()}-`;
  return [
    ...(lawQuestion(question) === undefined ? [`'${question}' is no question of the table`] : []),
    ...(isFederal === (community === 'federal')
      ? []
      : ["the community of a fact is 'federal' exactly where its state is US"]),
    ...(cooperatives === true && ['cooperative', 'federal'].includes(community)
      ? [`a ${community} rule is law for cooperatives without 'cooperatives: true'`]
      : []),
    ...(OF_COOPERATIVES.test(fact.statement) && community !== 'cooperative' && !cooperatives
      ? [
          "it speaks of a cooperative: its community is 'cooperative', or it has 'cooperatives: true'",
        ]
      : []),
    ...(id.startsWith(prefix) ? [] : [`its id must begin with '${prefix}'`]),
    ...topics
      .filter((slug) => !CATALOGUE_TOPICS.has(slug))
      .map((slug) => `'${slug}' is no topic of the catalogue`),
    ...(verification === 'cited' && source === undefined ? ['a cited fact names its source'] : []),
    ...unrecognisedCitations(citationText(citation)).map(
      (text) => `'${text}' is no form of statute citation that this library uses`,
    ),
    ...(nextReview < today ? [`was to be looked at again by ${nextReview}`] : []),
    ...fact.changes
      .filter(({ date }) => date < today)
      .map(({ act, date }) => `${act} has applied since ${date}; say the new rule`),
    ...figureFaults(fact),
    ...dateFaults(fact),
  ];
}

function twice<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    return seen.has(own) || !seen.add(own);
  });
}

/**
 * Checks the table of facts, the list of acts and the register of changes ahead.
 *
 * @param today the day, as 2026-11-20: what was to be looked at before it is a problem
 */
export function checkLaw(
  { facts, asked, acts, notices, problems }: ReadLaw,
  today: string,
): Problem[] {
  const at = ({ file, line, fact }: PlacedFact) => ({ file, line, id: fact.id });
  const found = facts.flatMap((placed) =>
    factFaults(placed.fact, today).map((fault) => {
      const { file, line, id } = at(placed);
      return { file, line, message: `${id}: ${fault}` };
    }),
  );
  const repeated = twice(facts, ({ fact }) => fact.id).map((placed) => {
    const { file, line, id } = at(placed);
    return { file, line, message: `${id}: this id stands twice in the table` };
  });
  const askedOf = facts.flatMap(({ file, fact: { id } }) =>
    (asked.get(id) ?? []).map((question) => ({ file, id, question })),
  );
  const askedTwice = twice(askedOf, ({ question }) => question.toLowerCase()).map(
    ({ file, id, question }) => ({
      file: file.replace('facts/', 'asked/'),
      message: `${id}: '${question}' is asked of two facts`,
    }),
  );
  const missing = STATES.filter(({ code }) => !acts.has(code)).map(({ code, name }) => ({
    file: `facts/${code}.yaml`,
    message: `is missing: at least the acts of ${name} belong in it`,
  }));
  const overdue = notices
    .filter(({ checkBy }) => checkBy < today)
    .map(({ id, line, checkBy }) => ({
      file: 'changes.yaml',
      line,
      message: `${id}: was to be looked at by ${checkBy}; say what became of it`,
    }));
  const astray = notices.flatMap(({ id, line, topics }) =>
    topics
      .filter((slug) => !CATALOGUE_TOPICS.has(slug))
      .map((slug) => ({
        file: 'changes.yaml',
        line,
        message: `${id}: '${slug}' is no topic of the catalogue`,
      })),
  );
  return inReadingOrder([
    ...problems,
    ...found,
    ...repeated,
    ...askedTwice,
    ...missing,
    ...overdue,
    ...astray,
  ]);
}
