import type { Answer } from '@hoa/core/schemas/answer';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { StateOptions } from '../../components/state-options';
import { useStateChoice } from '../../components/state-picker';
import type { AskedQuestion } from '../../navigation/answer-address';
import { useChosenState } from '../../navigation/chosen-state';
import { wordsOf } from './answer-words';
import classes from './ask-in-state.module.css';

interface AskInStateProps {
  asked: AskedQuestion;
  answer: Answer;
  onAsk: (question: string) => void;
}

/**
 * The way to the same question for a state: the choice of one where the answer turns on its law and
 * none was chosen, and once one is, the question again. A question that names a state is about that
 * one, whatever is chosen.
 */
export function AskInState({ asked, answer, onAsk }: AskInStateProps) {
  const chosen = useChosenState();
  const choose = useStateChoice();
  // The choice stays under the hand of who made it here.
  const [isChosenHere, setChosenHere] = useState(false);
  const words = wordsOf(answer);
  const isOpen = asked.state === undefined && answer.variesByState === true;
  const isChoice = isOpen && (chosen === undefined || isChosenHere);
  const namesState = answer.facts.some(({ state }) => state !== asked.state);
  const isAgain = chosen !== undefined && chosen.code !== asked.state && !namesState;
  if (!isChoice && !isAgain) return null;
  return (
    <div className={classes.line} data-needs-script data-screen-only>
      {isChoice && (
        <label className={classes.choice}>
          {words.variesByState}{' '}
          <select
            lang="en"
            className={classes.select}
            value={chosen?.code ?? ''}
            onChange={(event) => {
              setChosenHere(true);
              choose(event.currentTarget.value);
            }}
          >
            <StateOptions none={words.chooseState} />
          </select>
        </label>
      )}
      {isAgain && (
        <Button variant="default" size="md" onClick={() => onAsk(asked.question)}>
          {words.askAgainFor(chosen.name)}
        </Button>
      )}
    </div>
  );
}
