import { QUESTION_BOX_ROWS } from '@hoa/core/constants';
import type { ReactNode } from 'react';
import { useAskedByForm } from '../../api/page-state';
import { StateSelect } from '../../components/state-select';
import { statusWords } from './answer-status';
import { answerWords } from './answer-words';
import { ASKING_WORDS } from './asking-words';
import { useAssistant } from './assistant-state';
import { languageOf, type Turn } from './conversation';
import { QuestionForm } from './question-form';

/** Short enough for three rows of a small telephone. */
const PLACEHOLDER = 'For example: What is a quorum? Who pays for a leaking pipe?';

/** What became of a question, in words beside the button. */
function outcomeOf(turn: Turn): ReactNode {
  const { status, answer } = turn;
  const language = languageOf(turn);
  const { searching, noAnswer } = ASKING_WORDS[language];
  if (status === 'pending') return <span lang={language}>{searching}.</span>;
  if (status === 'error') return <span lang={language}>{noAnswer}</span>;
  if (answer === undefined) return '';
  const isCovered = answer.status !== 'not-covered';
  const words = isCovered ? `${statusWords(answer)}.` : answerWords(answer).nothing;
  return <span lang={language}>{words}</span>;
}

/** The question box of the assistant with the choice of a state, and what became of the question. */
export function GeneralQuestion() {
  const { question, setQuestion, box, ask, problem, turn, isPending } = useAssistant();
  const byForm = useAskedByForm();
  // Beside another question the words would speak of an answer that is not its own.
  const isItsOwn = turn !== undefined && (isPending || question === turn.question);
  return (
    <QuestionForm
      label="Ask about HOA governance, bylaws, rules, or management"
      placeholder={PLACEHOLDER}
      rows={QUESTION_BOX_ROWS}
      button={{ rest: 'Get Answer', pending: 'Researching Answer...' }}
      question={question}
      onChange={setQuestion}
      onAsk={(text) => ask(text, 'section')}
      box={box}
      isPending={isPending}
      error={problem?.box === 'section' ? problem : undefined}
      outcome={isItsOwn ? outcomeOf(turn) : ''}
      // The heading of an answer takes the keyboard and says it.
      isOutcomeHeard={turn?.answer !== undefined}
    >
      <StateSelect id="question-state" none="No state" sent={byForm?.state} />
    </QuestionForm>
  );
}
