import type { PlainDate } from '../calendar/plain-date.ts';
import { FEDERAL, stateByCode } from '../jurisdictions.ts';
import { figureText } from '../law/law-text.ts';
import type { Guide, GuideLaw } from '../schemas/guide.ts';
import type { GuideCondition } from '../schemas/guide-question.ts';
import type {
  CheckedPoint,
  GuideAnswers,
  GuideOutcome,
  PlannedDate,
} from '../schemas/guide-run.ts';
import { runCheck } from './guide-checks.ts';
import { inOrderOfDate, planDate } from './guide-dates.ts';
import { findFigure, isLawFor, UNSURE } from './guide-figures.ts';
import { answerInWords, holds, UNKNOWN } from './guide-path.ts';
import { planCalendar } from './plan-calendar.ts';

/** Words for the marks of a text: {noticeDate}, {state}, and what a check adds. */
type Marks = Readonly<Record<string, string>>;

function fill(text: string, marks: Marks): string {
  return text.replaceAll(/\{(\w+)\}/g, (mark, name) => marks[name] ?? mark);
}

function marksOf({ questions }: Guide, answers: GuideAnswers): Marks {
  const said = questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined || answer === UNKNOWN
      ? []
      : [[question.id, answerInWords(question, answer)] as const];
  });
  return Object.fromEntries(said);
}

/** A share of all as a number: 20 percent of 143 lots, or 1/5 of them, is 29, rounded up. */
function shareOf(
  share: Guide['shares'][number],
  held: { guide: Guide; answers: GuideAnswers; law: GuideLaw; marks: Marks },
): CheckedPoint {
  const { guide, answers, law, marks } = held;
  const { id, title } = share;
  const found = findFigure(guide, share.figures, answers, law);
  const all = Number(answers[share.of]);
  if (found === undefined || !Number.isInteger(all)) {
    return { id, title, result: 'open', text: fill(share.unknown, marks) };
  }
  const [part = 0, whole = 100] = String(found.figure.value).split('/').map(Number);
  const count = String(Math.ceil((all * part) / whole));
  const text = fill(share.known, { ...marks, count, figure: figureText(found.figure) });
  return { id, title, result: 'met', text, fact: found.fact.id };
}

/** What of the law of every state holds in one. */
function lawIn(state: string | undefined, { facts, acts }: GuideLaw): GuideLaw {
  return { facts: facts.filter((fact) => fact.state === state || fact.state === FEDERAL), acts };
}

/** The rules of the questions asked, then those that only a date or a check was counted by. */
function lawOf(guide: Guide, answers: GuideAnswers, law: GuideLaw, counted: ReadonlySet<string>) {
  const asked = guide.law.filter(({ when }) => holds(guide, when, answers));
  const here = law.facts.filter((fact) => isLawFor(fact, answers.community));
  const factsOn = (question: string) => here.filter((fact) => fact.question === question);
  const questions = new Set(asked.map(({ question }) => question));
  const others = here.filter(({ id, question }) => counted.has(id) && !questions.has(question));
  return {
    facts: [...asked.flatMap(({ question }) => factsOn(question)), ...others],
    notChecked: asked
      .filter(({ question }) => factsOn(question).length === 0)
      .map(({ question, title }) => ({ question, title })),
    // An act for all associations is one of cooperatives too where they are incorporated under it.
    acts: (law.acts[answers.state ?? ''] ?? []).filter(
      ({ community }) =>
        community === 'both' ||
        answers.community === undefined ||
        answers.community === UNSURE ||
        community === answers.community,
    ),
  };
}

/**
 * What follows from the answers of a whole path: where somebody stands, what to do by when, the
 * letters, what it rests on, and what is not known.
 *
 * @param today the day from which the plan counts
 * @throws Error where the guide has no standing for the answers, which `check:content` rules out
 */
export function guideOutcome(
  guide: Guide,
  answers: GuideAnswers,
  { law: everywhere, today }: { law: GuideLaw; today: PlainDate },
): GuideOutcome {
  const law = lawIn(answers.state, everywhere);
  const counting = { guide, answers, law, today };
  const marks = marksOf(guide, answers);
  const results: Record<string, CheckedPoint['result']> = {};
  const checks: CheckedPoint[] = [];
  const applies = ({ when }: { when?: GuideCondition | undefined }) =>
    holds(guide, when, answers, results);
  for (const check of guide.checks) {
    if (!applies(check)) continue;
    const { point, marks: own } = runCheck(check, { ...counting, applies });
    const { text } = point;
    results[point.id] = point.result;
    if (text !== undefined) checks.push({ ...point, text: fill(text, { ...marks, ...own }) });
  }
  const said = ({ text, rests }: Guide['points'][number]) => ({ text: fill(text, marks), rests });
  const stepsBy = (by: Guide['steps'][number]['by']) =>
    guide.steps.filter((step) => step.by === by && applies(step)).map(said);

  const standing = guide.standing.find(applies);
  if (standing === undefined) throw new Error(`${guide.slug} has no standing for these answers`);
  const planned = guide.dates.filter(applies).map((date) => planDate(date, counting));
  const dates = inOrderOfDate(planned).map((date) => ({
    ...date,
    title: fill(date.title, marks),
    detail: fill(date.detail, marks),
  }));
  const shares = guide.shares
    .filter(applies)
    .map((share) => shareOf(share, { ...counting, marks }));
  const code = answers.state ?? '';
  return {
    today,
    state: { code, name: stateByCode(code)?.name ?? code },
    standing: { ...said(standing), title: fill(standing.title, marks) },
    checks: [...checks, ...shares],
    points: guide.points.filter(applies).map(said),
    steps: { tonight: stepsBy('tonight'), week: stepsBy('week'), later: stepsBy('later') },
    dates,
    ...lawOf(guide, answers, law, new Set([...checks, ...dates].flatMap(({ fact }) => fact ?? []))),
    documents: guide.documents
      .filter(applies)
      .map(({ document, heading }) => ({ document, heading })),
    letters: guide.letters.filter(applies).map(({ slug, title, why, values, ...filled }) => ({
      slug,
      title,
      why,
      values: { ...values, ...letterValues(filled, answers, dates) },
    })),
    lawyer: guide.lawyer.filter(applies).map(({ text }) => fill(text, marks)),
    reading: guide.reading,
    calendar: planCalendar(dates, { slug: guide.slug, title: guide.title, today }),
  };
}

/** What stands in a letter of a plan: answers, and days that the plan has counted. */
function letterValues(
  { fields, dates = {} }: Pick<Guide['letters'][number], 'fields' | 'dates'>,
  answers: GuideAnswers,
  planned: readonly PlannedDate[],
): Record<string, string> {
  const said = Object.entries(fields).flatMap(([field, question]) => {
    const answer = answers[question];
    return answer === undefined || answer === UNKNOWN ? [] : [[field, answer] as const];
  });
  const counted = Object.entries(dates).flatMap(([field, id]) => {
    const day = planned.find((date) => date.id === id)?.date ?? null;
    return day === null ? [] : [[field, day] as const];
  });
  return Object.fromEntries([...said, ...counted]);
}
