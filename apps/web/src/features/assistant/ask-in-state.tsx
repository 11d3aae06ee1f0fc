import type { Answer } from '@hoa/core/schemas/answer';
import { Button } from '@mantine/core';
import type { AskedQuestion } from '../../navigation/answer-address';
import { useChosenState } from '../../navigation/chosen-state';
import { wordsOf } from './answer-words';

interface AskInStateProps {
  asked: AskedQuestion;
  answer: Answer;
  onAsk: (question: string) => void;
}

/**
 * The same question again for the state that its visitor chose since. A question that names a state is
 * about that one, whatever is chosen.
 */
export function AskInState({ asked, answer, onAsk }: AskInStateProps) {
  const chosen = useChosenState();
  const namesState = answer.facts.some(({ state }) => state !== asked.state);
  if (chosen === undefined || chosen.code === asked.state || namesState) return null;
  return (
    <p data-needs-script data-screen-only>
      <Button variant="default" size="md" onClick={() => onAsk(asked.question)}>
        {wordsOf(answer).askAgainFor(chosen.name)}
      </Button>
    </p>
  );
}
