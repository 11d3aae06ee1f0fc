import type { Guide } from '@hoa/core/schemas/guide';
import { useGuideByForm } from '../../api/page-state';
import { NotFetched } from '../../components/not-fetched';
import { PageBanner } from '../../components/page-banner';
import { AnswerList } from './answer-list';
import { GuideOutcomeView } from './guide-outcome-view';
import classes from './guide-view.module.css';
import { QuestionForm } from './question-form';
import { useGuide } from './use-guide';

/** A guide: one question at a time, and what follows from the answers. */
export function GuideView({ guide }: { guide: Guide }) {
  const { slug, title, summary } = guide;
  const state = useGuide(guide);
  const sent = useGuideByForm();
  const { next, answers, outcome, hasFailed, retry, erase } = state;
  const isWaiting = next === null && outcome === null;
  const hasAnswers = Object.keys(answers).length > 0;
  return (
    <>
      <PageBanner part="guide" here={title} title={title} text={summary} />
      <div className="page">
        {sent?.error != null && (
          <p className={classes.error} role="alert">
            {sent.error}
          </p>
        )}
        <div className={classes.desk}>
          <div className={classes.main}>
            {next !== null && <QuestionForm guide={guide} state={state} question={next} />}
            {next === null && outcome !== null && (
              <GuideOutcomeView
                guide={guide}
                outcome={outcome}
                answers={answers}
                moves={state.moves}
              />
            )}
            {isWaiting && hasFailed && (
              <NotFetched className={classes.wait} onRetry={retry}>
                The rules of your state could not be fetched, and your plan waits for them. Your
                answers are kept.
              </NotFetched>
            )}
            {isWaiting && !hasFailed && (
              <p role="status" className={classes.wait}>
                Putting your plan together.
              </p>
            )}
          </div>
          {hasAnswers && (
            <aside className={classes.aside} aria-labelledby="guide-answers" data-screen-only>
              <h2 id="guide-answers" className={classes.asideTitle}>
                Your answers
              </h2>
              <AnswerList guide={guide} answers={answers} onChange={state.change} />
              <p className={classes.privacy}>
                <span data-needs-script>
                  They stay in this tab of your browser. A letter or a rule that you open asks us
                  for the law of your state; nothing else of them is sent to us.
                </span>
                <button type="button" className={classes.erase} onClick={erase} data-needs-script>
                  Erase my answers
                </button>
                <noscript>
                  They are sent to us with each step, as no script runs here, and we keep none of
                  them. <a href={`/guides/${slug}`}>Start again</a>
                </noscript>
              </p>
            </aside>
          )}
        </div>
      </div>
    </>
  );
}
