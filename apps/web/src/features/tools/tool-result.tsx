import type { Calculator, Texts } from '@hoa/core/calculators/calculator';
import { cellText, enteredRows } from '@hoa/core/calculators/cell-text';
import { isExample } from '@hoa/core/calculators/example-figures';
import { stateByCode } from '@hoa/core/jurisdictions';
import { citationText, verificationText } from '@hoa/core/law/law-text';
import type { Calculation } from '@hoa/core/schemas/calculation';
import type { LawFact } from '@hoa/core/schemas/law';
import { CopyButton } from '../../components/copy-button';
import { LawChoice } from './law-choice';
import { ToolActions } from './tool-actions';
import { ToolChart } from './tool-chart';
import classes from './tool-result.module.css';
import { ToolTable } from './tool-table';
import type { LawFetching } from './use-law';

function Rule({ fact }: { fact: LawFact }) {
  return (
    <li>
      <p>{fact.statement}</p>
      <p className="note">
        <a href={fact.url} className="link">
          {citationText(fact.citation)}
        </a>{' '}
        {verificationText(fact)}.
      </p>
    </li>
  );
}

/** On paper only: what the result was made of. */
function Entered({ calculator, texts }: { calculator: Calculator; texts: Texts }) {
  return (
    <section className={classes.entered} aria-label="Entered">
      <h2>Entered</h2>
      <dl>
        {enteredRows(calculator, texts).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Rows of the first table up to which it is not folded away. */
const ROWS_IN_SIGHT = 12;

interface ToolResultProps {
  calculator: Calculator;
  calculation: Calculation;
  /** What the result was made of. */
  of: Texts;
  /** What was entered since is not right. */
  isStale: boolean;
  /** How far the rules of the state have come. */
  law: LawFetching;
  /** Called with the state whose law is wanted. */
  onState: (state: string) => void;
}

/** What stands above a result: whose figures it is made of, and what it is made without. */
function headingOf(isOfExample: boolean, isStale: boolean, lacking: string | undefined): string {
  const result = isStale
    ? 'The result before'
    : isOfExample
      ? 'The result of the example figures'
      : 'The result';
  return lacking === undefined ? result : `${result}, without the law of ${lacking}`;
}

/** A result: the answer, its figures, the working, tables and chart, the law, what was not checked. */
export function ToolResult(props: ToolResultProps) {
  const { calculator, calculation, of, isStale, law, onState } = props;
  const { answer, verdict, figures, working, tables, chart, facts, limits, draft } = calculation;
  const [table, ...more] = tables;
  const lacking = law === 'failed' ? stateByCode(of.state ?? '')?.name : undefined;
  const isLong = table !== undefined && table.rows.length > ROWS_IN_SIGHT;
  return (
    <div className={classes.result} data-stale={isStale || undefined}>
      <section
        className={classes.answer}
        data-verdict={verdict}
        data-lacking={lacking !== undefined || undefined}
        aria-labelledby="tool-result"
      >
        <h2 id="tool-result">{headingOf(isExample(calculator, of), isStale, lacking)}</h2>
        <p className={classes.sentence} role="status">
          {answer}
        </p>
        <dl className={classes.figures}>
          {figures.map(({ label, kind, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{cellText(kind, value)}</dd>
            </div>
          ))}
        </dl>
        {Object.hasOwn(calculator.fields, 'state') && (
          <LawChoice state={of.state ?? ''} law={law} onState={onState} />
        )}
      </section>
      <ToolActions calculator={calculator} of={of} />
      <Entered calculator={calculator} texts={of} />
      <section>
        <h2>The working</h2>
        <ol className={classes.working}>
          {working.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
            <li key={place}>{step}</li>
          ))}
        </ol>
        <p className="note">{calculator.source}</p>
      </section>
      {chart && <ToolChart chart={chart} />}
      {table && !isLong && (
        <div className={classes.table}>
          <h2>{table.title}</h2>
          <ToolTable table={table} />
        </div>
      )}
      {(isLong ? tables : more).map((one) => (
        <details key={one.id} className={classes.more}>
          <summary className={classes.moreTitle}>{one.title}</summary>
          <ToolTable table={one} />
        </details>
      ))}
      {draft && (
        <section className={classes.draft} aria-labelledby="tool-draft">
          <h2 id="tool-draft">{draft.title}</h2>
          <p className="note">
            A draft to complete: what stands in [brackets] only you know. Before it goes out, check
            in your documents and your state’s law who must approve it and how long before.
          </p>
          <pre>{draft.text}</pre>
          <span data-needs-script data-screen-only>
            <CopyButton label={`Copy ${draft.title.toLowerCase()}`} text={() => draft.text} />
          </span>
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h2>What the law says</h2>
          <ul className={classes.rules}>
            {facts.map((fact) => (
              <Rule key={fact.id} fact={fact} />
            ))}
          </ul>
        </section>
      )}
      <section className={classes.limits}>
        <h2>Not checked here</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
          <li>This is information, not legal advice.</li>
        </ul>
      </section>
    </div>
  );
}
