import { type Calculator, type FieldProblem, mainFigure } from '@hoa/core/calculators/calculator';
import { cellText } from '@hoa/core/calculators/cell-text';
import type { Calculation } from '@hoa/core/schemas/calculation';
import type { ReactNode } from 'react';
import classes from './result-bar.module.css';
import { toolFieldId } from './tool-field';

interface BarProps {
  /** The id of where it leads. */
  target: string;
  way: string;
  onFollow?: () => void;
  children: ReactNode;
}

function Bar({ target, way, onFollow, children }: BarProps) {
  return (
    <a href={`#${target}`} className={classes.bar} onClick={onFollow} data-screen-only>
      {/* Heard where it stands. */}
      <span className={classes.gist} aria-hidden>
        {children}
      </span>
      <span className={classes.way}>{way}</span>
    </a>
  );
}

interface ResultBarProps {
  calculator: Calculator;
  calculation: Calculation;
  problems: readonly FieldProblem[];
  /** What the result is without; undefined where it is whole. */
  caveat: string | undefined;
  /** It is made of the figures that the calculator begins with. */
  isOfExample: boolean;
}

/**
 * The figure of the result at the foot of a small screen while one enters, and the way to the result;
 * where an entry is wrong, the way to that.
 */
export function ResultBar(props: ResultBarProps) {
  const { calculator, calculation, problems, caveat, isOfExample } = props;
  const [problem] = problems;
  if (problem !== undefined) {
    const id = toolFieldId(problem.field);
    const entry = calculator.fields[problem.field]?.label ?? 'An entry';
    return (
      <Bar target={id} way="To the entry" onFollow={() => document.getElementById(id)?.focus()}>
        {problems.length === 1
          ? `${entry} needs another look`
          : `${problems.length} entries need another look`}
      </Bar>
    );
  }
  const figure = mainFigure(calculator, calculation);
  if (figure === undefined) return null;
  return (
    <Bar target="tool-result" way="To the result">
      <span className={classes.label} data-caveat={caveat !== undefined || undefined}>
        {caveat ?? `${figure.label}${isOfExample ? ' (example)' : ''}`}:
      </span>{' '}
      <strong>{cellText(figure.kind, figure.value)}</strong>
    </Bar>
  );
}
