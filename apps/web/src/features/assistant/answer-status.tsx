import { FEDERAL, jurisdiction } from '@hoa/core/jurisdictions';
import type { Answer } from '@hoa/core/schemas/answer';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconInfoCircle,
} from '@tabler/icons-react';
import classes from './answer-status.module.css';
import { answerWords, type LawBehind } from './answer-words';

const ICONS = {
  answered: IconCircleCheck,
  partial: IconCircleHalf2,
  'not-covered': IconCircleDashed,
};

/** The law that an answer rests on; federal law is named where it leads, and not beside a state's. */
function lawBehind({ facts: [first, ...others] = [] }: Answer): LawBehind | undefined {
  if (first === undefined) return undefined;
  const ofStates = others.filter(({ state }) => state !== FEDERAL);
  const states = new Set([first, ...ofStates].map(({ state }) => jurisdiction(state).name));
  const read = [first, ...others].filter(({ verification }) => verification === 'checked').length;
  const checked = read === 0 ? 'none' : read > others.length ? 'all' : 'some';
  return { states: [...states], checked };
}

/** What an answer is worth, in a few words of its language. */
export function statusWords(answer: Answer): string {
  const { status, sources, missing = [], facts = [] } = answer;
  const words = answerWords(answer);
  if (status === 'not-covered') return words.notCovered;
  if (status === 'partial' && missing.length > 0) return words.lacking(missing);
  const laws = new Set(facts.map(({ state }) => jurisdiction(state).slug));
  const count = new Set(sources.map(({ slug }) => slug).filter((slug) => !laws.has(slug))).size;
  return words.from(status === 'answered', lawBehind(answer), count);
}

interface AnswerStatusProps {
  id: string;
  answer: Answer;
}

/** Says before the answer whether the library answers, answers in part, or has nothing. */
export function AnswerStatus({ id, answer }: AnswerStatusProps) {
  // A tick would vouch for law that we have not read.
  const isUnread = answer.status === 'answered' && lawBehind(answer)?.checked === 'none';
  const Icon = isUnread ? IconInfoCircle : ICONS[answer.status];
  return (
    <p id={id} className={classes.status} data-covered={answer.status}>
      <Icon size={22} stroke={2} aria-hidden />
      {statusWords(answer)}
    </p>
  );
}
