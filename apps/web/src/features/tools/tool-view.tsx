import type { Calculator, FieldProblem } from '@hoa/core/calculators/calculator';
import { isExample } from '@hoa/core/calculators/example-figures';
import { stateByCode } from '@hoa/core/jurisdictions';
import { slugToTitle } from '@hoa/core/text/slug';
import { NotFetched } from '../../components/not-fetched';
import { PageBanner } from '../../components/page-banner';
import { useShownTopics } from '../../theme/use-shown-topics';
import { ResultBar } from './result-bar';
import { toolFieldId } from './tool-field';
import { ToolForm, type ToolFormProps } from './tool-form';
import { ToolResult } from './tool-result';
import classes from './tool-view.module.css';
import { useTool } from './use-tool';

/** What is wrong, after the name of its field; a row says where it is itself. */
function problemText({ fields }: Calculator, { field: name, message }: FieldProblem): string {
  const field = fields[name];
  return field === undefined ? message : `${field.label}: ${message}`;
}

/** What stands beside the form while something is wrong in it, with the way there. */
function Problems({ calculator, problems }: Pick<ToolFormProps, 'calculator' | 'problems'>) {
  const [problem] = problems;
  if (problem === undefined) return null;
  const id = toolFieldId(problem.field);
  return (
    <p className={classes.problem} role="status">
      {problems.length === 1
        ? problemText(calculator, problem)
        : `${problems.length} entries need another look: each says why.`}{' '}
      <a
        href={`#${id}`}
        className="link"
        onClick={() => document.getElementById(id)?.focus()}
        data-screen-only
      >
        {problems.length === 1 ? 'To the entry' : 'To the first'}
      </a>
    </p>
  );
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
  const { texts, enter, problems, calculation, of, law, retryLaw } = tool;
  const isUntouched = isExample(calculator, texts);
  const lacking = law === 'done' ? undefined : stateByCode(of.state ?? '')?.name;
  const caveat = lacking === undefined ? undefined : `Without the law of ${lacking}`;
  return (
    <>
      <PageBanner part="tool" here={title} title={title} text={description} />
      <div className={`page ${classes.columns}`}>
        <div className={classes.entry}>
          {/* One line always: the form does not move under who changes the first figure. */}
          <p className={classes.example} data-example={isUntouched} data-screen-only>
            {isUntouched
              ? 'These are example figures: put in your own.'
              : 'Figures you have not changed are examples.'}
          </p>
          <ToolForm calculator={calculator} texts={texts} problems={problems} onTexts={enter} />
        </div>
        {calculation && (
          <ResultBar
            calculator={calculator}
            calculation={calculation}
            problems={problems}
            caveat={caveat}
            isOfExample={isExample(calculator, of)}
          />
        )}
        <div className={classes.side}>
          <Problems calculator={calculator} problems={problems} />
          {law === 'failed' && (
            <NotFetched className={classes.problem} onRetry={retryLaw}>
              The rules of {lacking ?? 'the state'} could not be fetched, and the result is without
              them.
            </NotFetched>
          )}
          {calculation && (
            <ToolResult
              calculator={calculator}
              calculation={calculation}
              of={of}
              isStale={problems.length > 0}
              law={law}
              onState={(state) => enter({ state })}
            />
          )}
          <ReadOn topics={topics} />
        </div>
      </div>
    </>
  );
}
