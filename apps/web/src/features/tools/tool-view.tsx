import type { Calculator, FieldProblem } from '@hoa/core/calculators/calculator';
import { isExample } from '@hoa/core/calculators/example-figures';
import { slugToTitle } from '@hoa/core/text/slug';
import { NotFetched } from '../../components/not-fetched';
import { PageBanner } from '../../components/page-banner';
import { useShownTopics } from '../../theme/use-shown-topics';
import { ToolForm } from './tool-form';
import { ToolResult } from './tool-result';
import classes from './tool-view.module.css';
import { useTool } from './use-tool';

/** What is wrong, after the name of its field; a row says where it is itself. */
function problemText({ fields }: Calculator, problem: FieldProblem | undefined): string {
  const field = fields[problem?.field ?? ''];
  return `${field === undefined ? '' : `${field.label}: `}${problem?.message ?? ''}`;
}

/** The articles that a calculator belongs to, as far as they are shown here. */
function ReadOn({ topics }: Pick<Calculator, 'topics'>) {
  const shown = topics.filter(useShownTopics());
  if (shown.length === 0) return null;
  return (
    <section className={classes.topics} aria-labelledby="tool-topics" data-screen-only>
      <h2 id="tool-topics">Read on</h2>
      <ul>
        {shown.map((topic) => (
          <li key={topic}>
            <a href={`/topic/${topic}`} className="link">
              {slugToTitle(topic)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A calculator: what is entered on one side, the result with its working on the other.
 *
 * @param search the query of the address, which holds what was entered
 */
export function ToolView({ calculator, search }: { calculator: Calculator; search: string }) {
  const { title, description, topics } = calculator;
  const tool = useTool(calculator, search);
  const { texts, enter, problems, calculation, of, isLawFailed, retryLaw } = tool;
  const isUntouched = isExample(calculator, texts);
  const isOfExample = isExample(calculator, of);
  return (
    <>
      <PageBanner part="tool" here={title} title={title} text={description} />
      <div className={`page ${classes.columns}`}>
        <div className={classes.entry}>
          {/* One line always: the form does not move under who changes the first figure. */}
          <p className={classes.example} data-example={isUntouched} data-screen-only>
            {isUntouched
              ? 'These are example figures: put in your own.'
              : 'What you leave unchanged is the example’s.'}
          </p>
          <ToolForm calculator={calculator} texts={texts} problems={problems} onTexts={enter} />
        </div>
        {calculation && (
          <a href="#tool-result" className={classes.jump} data-screen-only>
            <span className={classes.outcome} aria-hidden>
              {problems.length > 0 && 'An entry needs another look.'}
              {problems.length === 0 && isOfExample && 'Example: '}
              {problems.length === 0 && calculation.answer}
            </span>
            <span className={classes.way}>To the result</span>
          </a>
        )}
        <div className={classes.side}>
          {problems.length > 0 && (
            <p className={classes.problem} role="status">
              {problems.length === 1
                ? problemText(calculator, problems[0])
                : `${problems.length} entries need another look: each says why.`}
            </p>
          )}
          {isLawFailed && (
            <NotFetched className={classes.problem} onRetry={retryLaw}>
              The rules of the state could not be fetched, and the result is without them.
            </NotFetched>
          )}
          {calculation && (
            <ToolResult
              calculator={calculator}
              calculation={calculation}
              of={of}
              isStale={problems.length > 0}
              onState={(state) => enter({ state })}
            />
          )}
          <ReadOn topics={topics} />
        </div>
      </div>
    </>
  );
}
