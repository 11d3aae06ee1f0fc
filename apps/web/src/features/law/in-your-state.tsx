import type { State } from '@hoa/core/jurisdictions';
import type { LawOfState } from '@hoa/core/schemas/law';
import type { Topic } from '@hoa/core/schemas/topic';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { CopyButton } from '../../components/copy-button';
import { MoreFold } from '../../components/more-fold';
import { NotFetched } from '../../components/not-fetched';
import {
  IN_YOUR_STATE,
  inYourState,
  pathForState,
  useChosenState,
} from '../../navigation/chosen-state';
import { ChooseState } from './choose-state';
import classes from './in-your-state.module.css';
import { LawActs } from './law-acts';
import { LawFacts } from './law-facts';
import { LawNotices } from './law-notices';

/** Rules that are shown before the others are folded away. */
const SHOWN = 6;

/** What the table holds of a state on a topic: its rules, or that none was checked yet, with the acts. */
function Found({ law, topic }: { law: LawOfState; topic: string }) {
  const { name, code, slug, facts, changes, acts } = law;
  return (
    <>
      {facts.length > 0 ? (
        <>
          <LawFacts facts={facts.slice(0, SHOWN)} />
          {facts.length > SHOWN && (
            <MoreFold key={`${code} ${topic}`} label={`${facts.length - SHOWN} more of ${name}`}>
              <LawFacts facts={facts.slice(SHOWN)} />
            </MoreFold>
          )}
        </>
      ) : (
        <>
          <p>
            Not checked for {name} yet. {acts.length > 0 && 'Here is where to read it yourself:'}
          </p>
          {acts.length > 0 && <LawActs acts={acts} />}
        </>
      )}
      {changes.length > 0 && <LawNotices notices={changes} />}
      <p className={classes.more} data-screen-only>
        <a href={`/law/${slug}`} className="link">
          All of {name}
        </a>
        <span data-needs-script>
          <CopyButton
            label={`Copy a link for ${name}`}
            text={() => window.location.origin + pathForState(`/topic/${topic}`, code)}
            byHand={`Copy the link “All of ${name}” instead.`}
          />
        </span>
      </p>
    </>
  );
}

function Rules({ state, topic }: { state: State; topic: string }) {
  const { utils } = useApi();
  const { data, isError, refetch } = useQuery(
    utils.law.state.queryOptions({ state: state.code, topic }),
  );
  if (isError) {
    return (
      <NotFetched onRetry={refetch}>The rules of {state.name} could not be fetched.</NotFetched>
    );
  }
  return data === undefined ? (
    <p className="muted">Looking…</p>
  ) : (
    <Found law={data} topic={topic} />
  );
}

/**
 * The rules of the visitor's state that bear on a topic. It stands below the article, so that the
 * choice of a device, which is read when the page is live, moves nothing that is being read.
 */
export function InYourState({ topic: { slug } }: { topic: Topic }) {
  const state = useChosenState();
  return (
    <section
      id={IN_YOUR_STATE}
      className={classes.box}
      aria-labelledby="in-your-state-title"
      // On paper no state can be chosen.
      data-screen-only={state === undefined || undefined}
    >
      <div className={classes.head}>
        <h2 id="in-your-state-title" className={classes.title}>
          {inYourState(state)}
        </h2>
        <ChooseState id="topic-state" action={`/topic/${slug}#${IN_YOUR_STATE}`} />
      </div>
      <div className={classes.body}>
        {state === undefined ? (
          <p className="muted">
            Choose your state to see its rules on this, each with its section, its date and whether
            we have checked it.{' '}
            <a href="/law" className="link">
              See what is checked
            </a>
          </p>
        ) : (
          <Rules state={state} topic={slug} />
        )}
      </div>
    </section>
  );
}
