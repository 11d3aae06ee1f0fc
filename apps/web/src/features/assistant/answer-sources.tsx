import type { Answer, Citation } from '@hoa/core/schemas/answer';
import { AnswerFold } from './answer-fold';
import classes from './answer-sources.module.css';
import { answerWords } from './answer-words';

/** The letters and figures of a text: what is left of it however it is written as HTML. */
function lettersOf(text: string): string {
  return text.replace(/&#?\w+;/g, '').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether the answer says the words of a source itself, so that they need not stand there twice. */
function isQuoted(letters: string, { quote }: Citation): boolean {
  return letters.includes(lettersOf(quote));
}

/**
 * The passages that an answer rests on, numbered as the answer numbers them: folded under it, and
 * as notes in its margin where there is room.
 */
export function AnswerSources({ answer }: { answer: Answer }) {
  const { sources, response } = answer;
  const words = answerWords(answer);
  if (sources.length === 0) return null;
  const letters = lettersOf(response.replace(/<[^>]*>/g, ''));
  return (
    <section aria-label={words.sources} data-beside>
      <AnswerFold
        title={words.sources}
        label={words.sources}
        count={words.passages(sources.length)}
        unfolds="margin"
      >
        <ol className={classes.list} lang="en">
          {sources.map((source, index) => (
            <li key={source.url} className={classes.source}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <div>
                <a href={source.url} className={`card-link ${classes.link}`}>
                  {source.title}: {source.heading}
                </a>
                {!isQuoted(letters, source) && <p className={classes.quote}>{source.quote}</p>}
              </div>
            </li>
          ))}
        </ol>
      </AnswerFold>
    </section>
  );
}
