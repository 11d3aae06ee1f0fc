import { jurisdiction } from '@hoa/core/jurisdictions';
import type { Answer } from '@hoa/core/schemas/answer';
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import classes from './answer-status.module.css';
import { wordsOf } from './answer-words';

const ICONS = {
  answered: IconCircleCheck,
  partial: IconCircleHalf2,
  'not-covered': IconCircleDashed,
};

/** What an answer is worth, in a few words of its language. */
export function statusWords(answer: Answer): string {
  const { status, sources, missing = [], facts = [] } = answer;
  const words = wordsOf(answer);
  if (status === 'not-covered') return words.notCovered;
  if (status === 'partial' && missing.length > 0) return words.lacking(missing);
  const laws = new Set(facts.map(({ state }) => jurisdiction(state).slug));
  const count = new Set(sources.map(({ slug }) => slug).filter((slug) => !laws.has(slug))).size;
  const state = facts[0] && jurisdiction(facts[0].state).name;
  return words.from(status === 'answered', state, count);
}

interface AnswerStatusProps {
  id: string;
  answer: Answer;
}

/** Says before the answer whether the library answers, answers in part, or has nothing. */
export function AnswerStatus({ id, answer }: AnswerStatusProps) {
  const Icon = ICONS[answer.status];
  return (
    <p id={id} className={classes.status} data-covered={answer.status}>
      <Icon size={22} stroke={2} aria-hidden />
      {statusWords(answer)}
    </p>
  );
}
