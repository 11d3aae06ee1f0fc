import { Button } from '@mantine/core';
import { NotCoveredPicture } from '../../components/not-covered-picture';
import { askPath, useAskLink } from '../../navigation/ask-link';
import classes from './nothing-found.module.css';

/** The ways on from a search that found nothing. */
export function NothingFound({ words }: { words: string }) {
  const ask = useAskLink();
  return (
    <section className={classes.card} aria-labelledby="nothing-found-title">
      <NotCoveredPicture />
      <div className={classes.words}>
        <h2 id="nothing-found-title" className={classes.title}>
          Put it as a question
        </h2>
        <p className="muted">
          The search looks for words. The assistant takes a whole sentence: what happened, who did
          it, and what you want to know.
        </p>
        <Button
          component="a"
          href={askPath(words)}
          rel="nofollow"
          size="md"
          onClick={(event) => ask(event, words)}
        >
          Ask the assistant instead
        </Button>
        <p>
          <a href="/#categories" className="link">
            Browse all topics
          </a>
        </p>
      </div>
    </section>
  );
}
