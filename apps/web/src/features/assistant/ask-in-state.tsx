import type { Answer } from '@hoa/core/schemas/answer';
import { Button } from '@mantine/core';
import { StateOptions } from '../../components/state-options';
import { useStateChoice } from '../../components/state-picker';
import type { AskedQuestion } from '../../navigation/answer-address';
import { useChosenState } from '../../navigation/chosen-state';
import { answerWords } from './answer-words';
import classes from './ask-in-state.module.css';

interface AskAgainProps {
  asked: AskedQuestion;
  answer: Answer;
  onAsk: (question: string) => void;
}

/**
 * The same question for the state that is chosen, where the answer is for another or for none. A
 * question that names a state is about that one, whatever is chosen.
 */
export function AskAgain({ asked, answer, onAsk }: AskAgainProps) {
  const chosen = useChosenState();
  const namesState = answer.facts.some(({ state }) => state !== asked.state);
  if (chosen === undefined || chosen.code === asked.state || namesState) return null;
  return (
    <Button
      variant="default"
      size="md"
      className={classes.again}
      onClick={() => onAsk(asked.question)}
      data-needs-script
      data-screen-only
    >
      {answerWords(answer).askAgainFor(chosen.name)}
    </Button>
  );
}

interface AskInStateProps extends AskAgainProps {
  /** Whether the state was chosen here: choice and offer stay under the hand of who made it. */
  isChosenHere: boolean;
  onChoice: () => void;
}

/** The choice of a state where the answer turns on its law and none was chosen. */
export function AskInState({ isChosenHere, onChoice, ...again }: AskInStateProps) {
  const { asked, answer } = again;
  const chosen = useChosenState();
  const choose = useStateChoice();
  const words = answerWords(answer);
  const isOpen = asked.state === undefined && answer.variesByState === true;
  if (!isOpen || (chosen !== undefined && !isChosenHere)) return null;
  return (
    <div className={classes.line} data-needs-script data-screen-only>
      <label className={classes.choice}>
        {words.variesByState}{' '}
        <select
          className={classes.select}
          value={chosen?.code ?? ''}
          onChange={(event) => {
            onChoice();
            choose(event.currentTarget.value);
          }}
        >
          <StateOptions none={words.chooseState} nameOf={words.stateName} />
        </select>
      </label>
      <AskAgain {...again} />
    </div>
  );
}
