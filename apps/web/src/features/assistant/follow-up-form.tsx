import { IconPlus } from '@tabler/icons-react';
import { useAssistant } from './assistant-state';
import classes from './follow-up-form.module.css';
import { QuestionForm } from './question-form';

/** The box under an answer: to go on with the conversation, or to begin another. */
export function FollowUpForm({ isCovered }: { isCovered: boolean }) {
  const { followUp, ask, startAgain, isPending, problem } = useAssistant();
  return (
    <div className={classes.followUp} data-screen-only data-needs-script>
      <QuestionForm
        look="inline"
        label={isCovered ? 'Ask a follow-up question' : 'Ask it another way'}
        placeholder="For example: And in a condominium?"
        rows={1}
        button={{ rest: 'Ask', pending: 'Asking' }}
        question={followUp.words}
        onChange={followUp.write}
        onAsk={(text) => ask(text, 'follow-up')}
        isPending={isPending}
        error={problem?.box === 'follow-up' ? problem.text : undefined}
      />
      <button type="button" className={classes.again} onClick={startAgain}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
        New question
      </button>
    </div>
  );
}
