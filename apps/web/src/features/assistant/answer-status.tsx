import { jurisdiction } from '@hoa/core/jurisdictions';
import type { Answer } from '@hoa/core/schemas/answer';
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import classes from './answer-status.module.css';

const ICONS = {
  answered: IconCircleCheck,
  partial: IconCircleHalf2,
  'not-covered': IconCircleDashed,
};

/** What an answer is worth, in a few words. */
export function statusWords({ status, sources, missing = [], facts = [] }: Answer): string {
  if (status === 'not-covered') return 'Not in the library';
  if (status === 'partial' && missing.length > 0) {
    const lacking = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(missing);
    return `Partly covered: nothing on ${lacking}`;
  }
  const laws = new Set(facts.map(({ state }) => jurisdiction(state).slug));
  const count = new Set(sources.map(({ slug }) => slug).filter((slug) => !laws.has(slug))).size;
  const states = facts.slice(0, 1).map(({ state }) => `${jurisdiction(state).name} law`);
  const articles = count === 0 ? [] : [`${count} ${count === 1 ? 'article' : 'articles'}`];
  const from = `from ${[...states, ...articles].join(' and ')}`;
  return status === 'partial' ? `Partly covered, ${from}` : `Answered ${from}`;
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
