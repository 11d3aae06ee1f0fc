import type { EvalQuestion } from './question-sets.ts';

/** Earlier questions that a longer conversation has at most. */
const EARLIER_MAX = 2;

/**
 * The follow-ups of some sets, and those that begin alike in a row, so that one is asked after
 * others on the same thing.
 */
export function followUps(questions: readonly EvalQuestion[]): EvalQuestion[] {
  const asked = questions.filter(({ kind }) => kind === 'follow-up');
  const since = new Map<string, string[]>();
  const inARow = asked.flatMap((question) => {
    const [subject = ''] = question.history;
    const before = since.get(subject) ?? [];
    since.set(subject, [...before, question.question]);
    const history = [subject, ...before.slice(-EARLIER_MAX)];
    return before.length === 0 ? [] : [{ ...question, history }];
  });
  return [...asked, ...inARow];
}

/** How many questions of their own take part that have nothing to do with what was said. */
const APART_EVERY = 4;

/**
 * Questions on another subject than the one before: those that were written so, and of the others,
 * ours or not, one in so many after the beginning of some conversation.
 */
export function newSubjects(questions: readonly EvalQuestion[]): EvalQuestion[] {
  const written = questions.filter(
    ({ kind, history }) => kind !== 'follow-up' && history.length > 0,
  );
  const beginnings = [...new Set(followUps(questions).map(({ history }) => history[0] ?? ''))];
  const alone = questions.filter(({ kind, history }) => kind !== 'spanish' && history.length === 0);
  const apart = alone
    .filter((_, place) => place % APART_EVERY === 0)
    .map((question, place) => ({
      ...question,
      history: [beginnings[(place * 7) % beginnings.length] ?? ''],
    }));
  return [...written, ...apart];
}
