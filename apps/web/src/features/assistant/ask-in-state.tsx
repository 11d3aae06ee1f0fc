import type { Answer } from '@hoa/core/schemas/answer';
import { Button } from '@mantine/core';
import { StateSelect } from '../../components/state-select';
import type { AskedQuestion } from '../../navigation/answer-address';
import { useChosenState } from '../../navigation/chosen-state';
import { wordsOf } from './answer-words';

interface AskInStateProps {
  asked: AskedQuestion;
  answer: Answer;
  onAsk: (question: string) => void;
}

/**
 * Under an answer that the law of the visitor's state has no part in: the choice of the state, and the
 * same question again for it. A question that names a state is about that one, whatever is chosen.
 */
export function AskInState({ asked, answer, onAsk }: AskInStateProps) {
  const chosen = useChosenState();
  const namesState = answer.facts.some(({ state }) => state !== asked.state);
  const isItsOwn = asked.state !== undefined && asked.state === chosen?.code;
  if (namesState || isItsOwn || (asked.state !== undefined && chosen === undefined)) return null;
  const { differs, askAgainFor } = wordsOf(answer).inState;
  return (
    <div className="row" data-needs-script data-screen-only>
      <span>{differs}</span>
      <span lang="en">
        <StateSelect id="answer-state" none="No state" />
      </span>
      {chosen !== undefined && (
        <Button variant="default" size="md" onClick={() => onAsk(asked.question)}>
          {askAgainFor(chosen.name)}
        </Button>
      )}
    </div>
  );
}
