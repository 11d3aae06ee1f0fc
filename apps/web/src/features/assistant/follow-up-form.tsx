import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import { IconPlus } from '@tabler/icons-react';
import { ASKING_WORDS } from './asking-words';
import { useAssistant } from './assistant-state';
import classes from './follow-up-form.module.css';
import { QuestionForm } from './question-form';

interface FollowUpFormProps {
  isCovered: boolean;
  /** The language of the answer above. */
  language: AnswerLanguage;
}

/** The box under an answer: to go on with the conversation, or to begin another. */
export function FollowUpForm({ isCovered, language }: FollowUpFormProps) {
  const { followUp, ask, startAgain, isPending, problem } = useAssistant();
  const words = ASKING_WORDS[language].followUp;
  return (
    <div className={classes.followUp} lang={language} data-screen-only data-needs-script>
      <QuestionForm
        look="inline"
        label={isCovered ? words.covered : words.otherwise}
        placeholder={words.example}
        rows={1}
        button={{ rest: words.ask, pending: words.asking }}
        question={followUp.words}
        onChange={followUp.write}
        onAsk={(text) => ask(text, 'follow-up')}
        box={followUp.box}
        isPending={isPending}
        error={problem?.box === 'follow-up' ? problem : undefined}
      />
      <button type="button" className={classes.again} onClick={startAgain}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {words.again}
      </button>
    </div>
  );
}
