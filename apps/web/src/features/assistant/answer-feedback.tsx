import type { FeedbackReason } from '@hoa/core/schemas/feedback';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './answer-feedback.module.css';

/** Why an answer did not help, as its reader would say it. */
const REASONS: readonly { reason: FeedbackReason; label: string }[] = [
  { reason: 'not-my-question', label: 'Not my question' },
  { reason: 'incorrect', label: 'Something is wrong' },
  { reason: 'out-of-date', label: 'Out of date' },
  { reason: 'too-vague', label: 'Too vague' },
  { reason: 'hard-to-follow', label: 'Hard to follow' },
  { reason: 'other', label: 'Something else' },
];

interface Feedback {
  helpful: boolean;
  reason?: FeedbackReason;
}

const TITLES = {
  ask: 'Was this helpful?',
  reason: 'What was the trouble?',
  thanks: 'Thank you. It helps the editors.',
};

/** Thumbs with a reason. Each answer is judged once. */
export function AnswerFeedback({ onFeedback }: { onFeedback: (feedback: Feedback) => void }) {
  const [step, setStep] = useState<keyof typeof TITLES>('ask');
  const title = useRef<HTMLParagraphElement>(null);
  const goTo = (next: 'reason' | 'thanks') => {
    setStep(next);
    // The button that was pressed goes; the keyboard stays here and hears what came of it.
    title.current?.focus({ preventScroll: true });
  };
  const finish = (feedback: Feedback) => {
    onFeedback(feedback);
    goTo('thanks');
  };
  return (
    <fieldset className={classes.feedback} aria-labelledby="feedback-title">
      <p id="feedback-title" ref={title} tabIndex={-1} className={classes.title} aria-live="polite">
        {TITLES[step]}
      </p>
      {step === 'ask' && (
        <>
          <button
            type="button"
            className={classes.choice}
            onClick={() => finish({ helpful: true })}
          >
            <IconThumbUp size={18} stroke={1.75} aria-hidden /> Yes
          </button>
          <button type="button" className={classes.choice} onClick={() => goTo('reason')}>
            <IconThumbDown size={18} stroke={1.75} aria-hidden /> No
          </button>
        </>
      )}
      {step === 'reason' &&
        REASONS.map(({ reason, label }) => (
          <button
            key={reason}
            type="button"
            className={classes.choice}
            onClick={() => finish({ helpful: false, reason })}
          >
            {label}
          </button>
        ))}
    </fieldset>
  );
}
