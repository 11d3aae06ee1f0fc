import { shownSituations } from '@hoa/core/situations/situations';
import { askPath, useAskLink } from '../../navigation/ask-link';
import { useShownTopics } from '../../theme/use-shown-topics';
import { useAssistant } from './assistant-state';
import classes from './hero-question.module.css';
import { QuestionForm } from './question-form';

/** The question box at the top of the home page, and the situations that most people begin with. */
export function HeroQuestion() {
  const { question, setQuestion, ask, isPending, problem } = useAssistant();
  const follow = useAskLink();
  const situations = shownSituations(useShownTopics());
  return (
    <div className={classes.asking}>
      <QuestionForm
        look="inline"
        label="What do you want to know?"
        placeholder="For example: Can the board fine me without a hearing?"
        rows={2}
        button={{ rest: 'Ask', pending: 'Asking' }}
        question={question}
        onChange={setQuestion}
        onAsk={(text) => ask(text, 'hero')}
        isPending={isPending}
        error={problem?.box === 'hero' ? problem : undefined}
      />
      <nav aria-label="Common situations" data-screen-only>
        <ul className={classes.situations}>
          {situations.map(({ id, words, question: asks }) => (
            <li key={id}>
              <a
                href={askPath(asks)}
                rel="nofollow"
                className={classes.situation}
                onClick={(event) => follow(event, asks)}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
