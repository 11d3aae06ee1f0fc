import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { choicesOf, isValued } from '@hoa/core/guides/guide-path';
import { allPaths } from '@hoa/core/guides/guide-paths';
import { runGuide } from '@hoa/core/guides/run-guide';
import { lawQuestion } from '@hoa/core/law/law-questions';
import type { Guide, GuideCheck, GuideFigure } from '@hoa/core/schemas/guide';
import type { GuideCondition, GuideQuestion } from '@hoa/core/schemas/guide-question';
import type { LawFact } from '@hoa/core/schemas/law';
import { SITUATIONS } from '@hoa/core/situations/situations';
import { inReadingOrder, type Problem } from '../problem.ts';
import { countsTime, coverageFaults } from './figure-coverage.ts';
import type { ReadGuides } from './guide-files.ts';

/** What guides are held against. */
export interface GuideGround {
  facts: readonly LawFact[];
  /** The headings of each article, by its slug. */
  headings: ReadonlyMap<string, readonly string[]>;
  /** Slugs of the letters. */
  letters: ReadonlySet<string>;
}

const CHECK_RESULTS = ['met', 'broken', 'open'];
const MARK = /\{(\w+)\}/g;
/** What a check and a share add to the answers. */
const OWN_MARKS = new Set(['found', 'figure', 'date', 'count']);

/** Every part of a guide that may have a condition, with the condition. */
function conditionsOf(guide: Guide): GuideCondition[] {
  const { law, standing, checks, shares, points, steps, dates, documents, letters, lawyer } = guide;
  const parts = [law, standing, checks, shares, points, steps, dates, documents, letters, lawyer];
  const figures = [...checks, ...shares, ...dates].flatMap((part) => part.figures);
  return [...parts.flat(), ...figures].flatMap(({ when }) => (when === undefined ? [] : [when]));
}

function valuesOf(question: GuideQuestion): readonly string[] {
  return isValued(question) ? ['known', 'unknown'] : choicesOf(question);
}

/** What conditions may name, each with the answers that there are. */
type KnownAnswers = ReadonlyMap<string, readonly string[]>;

function answersOf(questions: readonly GuideQuestion[]): KnownAnswers {
  return new Map(questions.map((question) => [question.id, valuesOf(question)]));
}

function faultsIn(condition: GuideCondition, known: KnownAnswers): string[] {
  return Object.entries(condition).flatMap(([id, wanted]) => {
    const values = known.get(id);
    if (values === undefined) return [`a condition names '${id}', which is not asked before it`];
    return wanted
      .filter((value) => !values.includes(value))
      .map((value) => `'${value}' is no answer of '${id}'`);
  });
}

/** What a question rests on that is not asked before it. */
function questionFaults({ questions }: Guide): string[] {
  return questions.flatMap(({ id, kind, when = {}, notBefore, notAfterToday }, at) => {
    const before = questions.slice(0, at);
    const dates = before.filter((one) => one.kind === 'date').map((one) => one.id);
    return [
      ...faultsIn(when, answersOf(before)),
      ...(notBefore === undefined || dates.includes(notBefore)
        ? []
        : [`'${notBefore}' is no date that is asked before it`]),
      ...(notAfterToday === true && kind !== 'date'
        ? ['it is no date, and cannot be after today']
        : []),
    ].map((fault) => `${id}: ${fault}`);
  });
}

/** What the conditions of an outcome name that is neither asked nor checked. */
function conditionFaults(guide: Guide): string[] {
  const known: KnownAnswers = new Map([
    ...guide.checks.map(({ id }) => [id, CHECK_RESULTS] as const),
    ...answersOf(guide.questions),
  ]);
  return conditionsOf(guide).flatMap((condition) => faultsIn(condition, known));
}

function figureFaults(guide: Guide, facts: readonly LawFact[]): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const fault = ({ fact: id, of }: GuideFigure) => {
    const fact = byId.get(id);
    if (fact === undefined) return [`'${id}' is no fact of the law table`];
    const same = fact.figures.filter((figure) => figure.of === of);
    if (same.length === 0) return [`'${id}' has no figure of '${of}'`];
    // The first one is taken, the least of two times as a rule: it may not be another kind of thing.
    const kinds = new Set(same.map((figure) => (countsTime(figure) ? 'time' : figure.unit)));
    return kinds.size === 1 ? [] : [`'${id}' has figures of '${of}' that are not of one kind`];
  };
  return [...guide.checks, ...guide.shares, ...guide.dates].flatMap(({ figures }) =>
    figures.flatMap(fault),
  );
}

/** Every text of a guide in which a mark may stand. */
function textsOf({ standing, checks, shares, points, steps, dates, lawyer }: Guide): string[] {
  return [
    ...standing.flatMap(({ title, text }) => [title, text]),
    ...checks.flatMap(({ met, broken, open, unanswered, withoutFigure }) =>
      [met, broken, open, unanswered, withoutFigure?.text].flatMap((text) => text ?? []),
    ),
    ...shares.flatMap(({ known, unknown }) => [known, unknown]),
    ...[...points, ...steps, ...lawyer].map(({ text }) => text),
    ...dates.flatMap(({ title, detail, unknown }) => [title, detail, unknown]),
  ];
}

const KEPT_DATES: readonly GuideCheck['kind'][] = ['notAfter', 'notBefore'];

/** What a check looks at that there is not, and what it leaves unsaid. */
function checkFaults({ checks, questions, dates }: Guide): string[] {
  const answered = [...questions.map(({ id }) => id), 'today'];
  const planned = dates.map(({ id }) => id);
  return checks.flatMap(({ id, kind, of, figures, met, open, unanswered }) => {
    const keeps = KEPT_DATES.includes(kind);
    const looksAtDate = keeps || kind === 'passed';
    return [
      ...of
        .filter((name, at) => !(looksAtDate && at === 0 ? planned : answered).includes(name))
        .map((name) => `a check looks at '${name}', which there is not`),
      ...(keeps && of.length < 2 ? [`${id}: there is no day to hold against '${of[0]}'`] : []),
      ...((open === undefined) === (unanswered === undefined)
        ? []
        : [`${id}: 'open' and 'unanswered' belong together`]),
      ...(figures.length > 0 && (met === undefined || open === undefined)
        ? [`${id}: it compares with figures and has no text for each result`]
        : []),
    ];
  });
}

function situationFaults({ situation, slug }: Guide): string[] {
  const leadsHere = SITUATIONS.some(({ id, guide }) => id === situation && guide === slug);
  if (situation === undefined || leadsHere) return [];
  return [`'${situation}' is no starting point of the home page that leads here`];
}

/** What a guide names that is not there. */
export function guideReferenceFaults(guide: Guide, { headings, letters }: GuideGround): string[] {
  const { questions, law, topics, reading, standing, points, steps, lawyer } = guide;
  const ids = questions.map(({ id }) => id);
  const isQuestion = (id: string) => id === 'today' || ids.includes(id);
  const passages = [
    ...reading,
    ...[...standing, ...points, ...steps, ...lawyer].flatMap(({ rests }) => rests),
  ];
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `'${id}' is asked twice`),
    ...questions
      .filter(({ kind, options }) => kind === 'choice' && options.length < 2)
      .map(({ id }) => `'${id}' has nothing to choose from`),
    ...law
      .filter(({ question }) => lawQuestion(question) === undefined)
      .map(({ question }) => `'${question}' is no question of the law table`),
    ...guide.checks
      .flatMap(({ withoutFigure }) => withoutFigure?.question ?? [])
      .filter((question) => !law.some((asked) => asked.question === question))
      .map((question) => `'${question}' is not among the questions of the law that it lists`),
    ...topics
      .filter((slug) => !CATALOGUE_TOPICS.has(slug))
      .map((slug) => `'${slug}' is no topic of the catalogue`),
    ...passages
      .filter(({ slug, heading }) => {
        const known = headings.get(slug);
        return known === undefined || (heading !== undefined && !known.includes(heading));
      })
      .map(({ slug, heading = '' }) => `there is no passage '${slug} > ${heading}'`),
    ...guide.letters
      .filter(({ slug }) => !letters.has(slug))
      .map(({ slug }) => `'${slug}' is no letter`),
    ...guide.letters
      .flatMap(({ dates = {} }) => Object.values(dates))
      .filter((date) => guide.dates.every(({ id }) => id !== date))
      .map((date) => `a letter is filled by '${date}', which is no date`),
    ...guide.dates
      .flatMap(({ from, documents }) => (documents === undefined ? [from] : [from, documents]))
      .filter((id) => !isQuestion(id))
      .map((id) => `a date is counted from '${id}', which is not asked`),
    ...checkFaults(guide),
    ...situationFaults(guide),
    ...textsOf(guide)
      .flatMap((text) => [...text.matchAll(MARK)].map(([, name = '']) => name))
      .filter((name) => !ids.includes(name) && !OWN_MARKS.has(name))
      .map((name) => `{${name}} is no answer`),
  ];
}

/** A state of which the table knows much stands for all; a test walks the others. */
const SAMPLES = {
  today: '2026-11-22',
  states: ['CA'],
  valuesOf: ({ kind }: GuideQuestion) =>
    kind === 'date' ? ['2026-11-02'] : [kind === 'money' ? '100' : '40'],
};

/** Walks every path: each ends in an outcome, asks each question somewhere, leaves no mark unfilled. */
function pathFaults(guide: Guide, facts: readonly LawFact[]): string[] {
  const asked = new Set<string>();
  const faults = new Set<string>();

  const law = lawOfGuide(guide, { facts, acts: new Map() });
  for (const answers of allPaths(guide, SAMPLES)) {
    for (const id of Object.keys(answers)) asked.add(id);
    try {
      const { outcome } = runGuide(guide, answers, { law, today: SAMPLES.today });
      const mark = /\{\w+\}/.exec(JSON.stringify({ ...outcome, facts: [], calendar: '' }))?.[0];
      if (mark !== undefined) faults.add(`${mark} is left unfilled on some path`);
    } catch (error) {
      faults.add(`${error instanceof Error ? error.message : error}: ${JSON.stringify(answers)}`);
    }
  }
  return [
    ...faults,
    ...guide.questions
      .filter(({ id }) => !asked.has(id))
      .map(({ id }) => `'${id}' is asked on no path`),
  ];
}

/** Checks the guides: what they name is there, and every path through them ends somewhere. */
export function checkGuides(
  { guides, problems, setAside }: ReadGuides,
  ground: GuideGround,
): Problem[] {
  const found = guides.flatMap((guide) => {
    const faults = [
      ...questionFaults(guide),
      ...conditionFaults(guide),
      ...figureFaults(guide, ground.facts),
      ...guideReferenceFaults(guide, ground),
      ...coverageFaults(guide, ground.facts, setAside),
    ];
    // A guide whose parts do not fit together has no paths to walk.
    const all = faults.length > 0 ? faults : pathFaults(guide, ground.facts);
    return all.map((message) => ({ file: `${guide.slug}.yaml`, message }));
  });
  return inReadingOrder([...problems, ...found]);
}
