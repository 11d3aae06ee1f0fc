import type { FeedbackReason } from '@hoa/core/schemas/feedback';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './answer-feedback.module.css';
import type { answerWords } from './answer-words';

interface Feedback {
  helpful: boolean;
  reason?: FeedbackReason;
}

interface AnswerFeedbackProps {
  words: Pick<ReturnType<typeof answerWords>, 'helpful' | 'reasons'>;
  /** Fails where it could not be sent. */
  onFeedback: (feedback: Feedback) => Promise<unknown>;
}

/** Thumbs with a reason. Each answer is judged once. */
export function AnswerFeedback({ words, onFeedback }: AnswerFeedbackProps) {
  const { helpful, reasons } = words;
  const [step, setStep] = useState<'ask' | 'reason' | 'thanks' | 'failed'>('ask');
  const [isSending, setSending] = useState(false);
  const title = useRef<HTMLParagraphElement>(null);
  const goTo = (next: typeof step) => {
    setStep(next);
    // The button that was pressed goes; the keyboard stays here and hears what came of it.
    title.current?.focus({ preventScroll: true });
  };
  const finish = async (feedback: Feedback) => {
    if (isSending) return;
    setSending(true);
    const isSent = await onFeedback(feedback).then(
      () => true,
      () => false,
    );
    setSending(false);
    goTo(isSent ? 'thanks' : 'failed');
  };
  return (
    <fieldset className={classes.feedback} aria-labelledby="feedback-title">
      <p id="feedback-title" ref={title} tabIndex={-1} className={classes.title} aria-live="polite">
        {helpful[step]}
      </p>
      {(step === 'ask' || step === 'failed') && (
        <>
          <button
            type="button"
            className={classes.choice}
            onClick={() => finish({ helpful: true })}
          >
            <IconThumbUp size={18} stroke={1.75} aria-hidden /> {helpful.yes}
          </button>
          <button type="button" className={classes.choice} onClick={() => goTo('reason')}>
            <IconThumbDown size={18} stroke={1.75} aria-hidden /> {helpful.no}
          </button>
        </>
      )}
      {step === 'reason' &&
        (Object.entries(reasons) as [FeedbackReason, string][]).map(([reason, label]) => (
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
