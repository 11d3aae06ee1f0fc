import type { Engine, EngineAnswer } from './engine.ts';
import { type EvalQuestion, isOurs } from './question-sets.ts';

/** One question with what an engine made of it. */
export interface Outcome {
  question: EvalQuestion;
  /** Place of the first right topic, from 1; Infinity when none was found. */
  rank: number;
  declined: boolean;
  ms: number;
}

/** The figures of a set; a share is undefined where the set has no such question. */
export interface Figures {
  ours: number;
  offTopic: number;
  hit1: number | undefined;
  hit3: number | undefined;
  mrr: number | undefined;
  offTopicDeclined: number | undefined;
  wronglyDeclined: number | undefined;
}

function rankOf({ slugs }: EngineAnswer, relevant: readonly string[]): number {
  const place = slugs.findIndex((slug) => relevant.includes(slug));
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

export async function ask(engine: Engine, questions: readonly EvalQuestion[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    const answer = await engine.answer(question.question);
    const ms = performance.now() - startedAt;
    const rank = rankOf(answer, question.relevant);
    outcomes.push({ question, rank, declined: answer.declined, ms });
  }
  return outcomes;
}

function share(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean) {
  return outcomes.length === 0 ? undefined : outcomes.filter(holds).length / outcomes.length;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const ours = outcomes.filter(({ question }) => isOurs(question));
  const offTopic = outcomes.filter(({ question }) => !isOurs(question));
  const reciprocal = ours.reduce((sum, { rank }) => sum + 1 / rank, 0);
  return {
    ours: ours.length,
    offTopic: offTopic.length,
    hit1: share(ours, ({ rank }) => rank === 1),
    hit3: share(ours, ({ rank }) => rank <= 3),
    mrr: ours.length === 0 ? undefined : reciprocal / ours.length,
    offTopicDeclined: share(offTopic, ({ declined }) => declined),
    wronglyDeclined: share(ours, ({ declined }) => declined),
  };
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], portion: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(portion * sorted.length))] ?? Number.NaN;
}
