import type { Engine, EngineAnswer } from './engine.ts';
import { type EvalQuestion, isOurs } from './question-sets.ts';

/** One question with what an engine made of it. */
export interface Outcome {
  question: EvalQuestion;
  answer: EngineAnswer;
  ms: number;
}

/** The figures of some outcomes; a share is undefined where no question bears on it. */
export interface Figures {
  ours: number;
  offTopic: number;
  /** The lead holds the gold words; they are anywhere in the answer; the gold section leads. */
  leads: number | undefined;
  holds: number | undefined;
  section: number | undefined;
  hit1: number | undefined;
  hit3: number | undefined;
  offTopicDeclined: number | undefined;
  wronglyDeclined: number | undefined;
}

/** Asks an engine some questions one after the other, and takes the time of each. */
export async function ask(engine: Engine, questions: readonly EvalQuestion[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    const answer = await engine.answer(question);
    outcomes.push({ question, answer, ms: performance.now() - startedAt });
  }
  return outcomes;
}

function share(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean) {
  return outcomes.length === 0 ? undefined : outcomes.filter(holds).length / outcomes.length;
}

/** Whether one of the first topics of an answer is right. */
export function isHit({ question, answer }: Outcome, first: number): boolean {
  return answer.slugs.slice(0, first).some((slug) => question.relevant.includes(slug));
}

function holdsWords({ question, answer }: Outcome): boolean {
  const text = answer.text.toLowerCase();
  return answer.leads || question.says.some((words) => text.includes(words.toLowerCase()));
}

/** What the outcomes of some questions come to, as shares of those that each figure is about. */
export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const ours = outcomes.filter(({ question }) => isOurs(question));
  const offTopic = outcomes.filter(({ question }) => !isOurs(question));
  const withWords = ours.filter(({ question }) => question.says.length > 0);
  const withSection = ours.filter(({ question }) =>
    question.sections.some((one) => one.includes('#')),
  );
  return {
    ours: ours.length,
    offTopic: offTopic.length,
    leads: share(withWords, ({ answer }) => answer.leads),
    holds: share(withWords, holdsWords),
    section: share(withSection, ({ question, answer }) =>
      question.sections.includes(answer.section),
    ),
    hit1: share(ours, (outcome) => isHit(outcome, 1)),
    hit3: share(ours, (outcome) => isHit(outcome, 3)),
    offTopicDeclined: share(offTopic, ({ answer }) => answer.declined),
    wronglyDeclined: share(ours, ({ answer }) => answer.declined),
  };
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], portion: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(portion * sorted.length))] ?? Number.NaN;
}
