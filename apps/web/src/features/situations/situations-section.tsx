import { readingStepPath } from '@hoa/core/situations/reading-path';
import { type Situation, shownSituations } from '@hoa/core/situations/situations';
import { IconArrowRight, IconMessageQuestion } from '@tabler/icons-react';
import { PageSection } from '../../components/page-section';
import { askPath, useAskLink } from '../../navigation/ask-link';
import { useShownTopics } from '../../theme/use-shown-topics';
import classes from './situations-section.module.css';

/** One starting point: its reading in order, then a question that a click asks. */
function SituationCard({ situation }: { situation: Situation }) {
  const ask = useAskLink();
  const titleId = `situation-${situation.id}`;
  return (
    <article className={classes.situation} aria-labelledby={titleId}>
      <details className={classes.details}>
        <summary className={classes.summary}>
          <h3 id={titleId} className={classes.words}>
            {situation.words}
          </h3>
        </summary>
        <p className={classes.aim}>{situation.aim}</p>
        <ol className={classes.reading}>
          {situation.reading.map(({ slug, title }) => (
            <li key={slug}>
              <a href={readingStepPath(situation.id, slug)}>{title}</a>
            </li>
          ))}
        </ol>
        <a href={`/guides/${situation.guide}`} className={classes.guide}>
          Start the guide<span className="visually-hidden">: {situation.words}</span>
          <IconArrowRight size={18} stroke={2} aria-hidden />
        </a>
        <a
          href={askPath(situation.question)}
          rel="nofollow"
          className={classes.ask}
          onClick={(event) => ask(event, situation.question)}
        >
          <IconMessageQuestion size={20} stroke={1.75} aria-hidden />
          <span>
            <span className={classes.askLabel}>Ask</span> {situation.question}
          </span>
        </a>
      </details>
    </article>
  );
}

/** The questions that close the home page: where people start, what to read, what to ask. */
export function SituationsSection() {
  const situations = shownSituations(useShownTopics());
  if (situations.length === 0) return null;
  return (
    <PageSection
      id="situations"
      title="What brings you here?"
      subtitle="Where people start, with the articles to read in order and a question to begin with."
      isLandmark={false}
    >
      <div className={classes.situations}>
        {situations.map((situation) => (
          <SituationCard key={situation.id} situation={situation} />
        ))}
      </div>
    </PageSection>
  );
}
