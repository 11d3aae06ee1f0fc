import type { Topic } from '@hoa/core/schemas/topic';
import { readingPlace, readingStepPath } from '@hoa/core/situations/reading-path';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { askPath, useAskLink } from '../../navigation/ask-link';
import classes from './reading-path.module.css';

interface ReadingPathProps {
  topic: Topic;
  /** The situation from whose reading the visitor comes, as the address says. */
  situationId: string;
}

/** Where a reader stands in the reading of a situation, and the way on: at the foot of its topics. */
export function ReadingPath({ topic: { slug }, situationId }: ReadingPathProps) {
  const { utils } = useApi();
  const ask = useAskLink();
  const { data: situation } = useQuery(utils.situations.byId.queryOptions({ id: situationId }));
  const place = situation && readingPlace(situation, slug);
  if (situation === undefined || place === undefined) return null;
  const { step, steps, next } = place;
  return (
    <nav className={classes.path} aria-labelledby="reading-path-title" data-screen-only>
      <h2 id="reading-path-title" className={classes.title}>
        {situation.words}
      </h2>
      <ol className={classes.steps}>
        {situation.reading.map((one) => (
          <li key={one.slug} className={classes.step}>
            <a
              href={readingStepPath(situationId, one.slug)}
              className={classes.link}
              aria-current={one.slug === slug ? 'step' : undefined}
            >
              {one.title}
            </a>
          </li>
        ))}
      </ol>
      <p className={classes.on}>
        <span className={classes.place}>
          Step {step} of {steps} <span aria-hidden>·</span>
        </span>{' '}
        {next === undefined ? (
          <Button
            component="a"
            href={askPath(situation.question)}
            rel="nofollow"
            size="md"
            onClick={(event) => ask(event, situation.question)}
          >
            Ask: {situation.question}
          </Button>
        ) : (
          <Button component="a" href={readingStepPath(situationId, next.slug)} size="md">
            Next: {next.title}
          </Button>
        )}
      </p>
    </nav>
  );
}
