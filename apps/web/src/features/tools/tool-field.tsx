import type { Field } from '@hoa/core/calculators/field';
import { StateOptions } from '../../components/state-options';
import classes from './tool-field.module.css';

/** What stands before or after the number of a field. */
const AFFIX: Partial<Record<Field['kind'], { before?: string; after?: string }>> = {
  money: { before: '$' },
  percent: { after: '%' },
};

const MODES: Partial<Record<Field['kind'], 'decimal' | 'numeric'>> = {
  money: 'decimal',
  percent: 'decimal',
  decimal: 'decimal',
  count: 'numeric',
};

/** The id of the control of a field, or of a cell of its rows. */
export const toolFieldId = (name: string) => `tool-${name}`;

interface ControlProps {
  id: string;
  name: string;
  field: Field;
  text: string;
  problem: string | undefined;
  /** Ids of what explains it. */
  describedBy?: string;
  onText: (text: string) => void;
}

/** The input or select of a field. */
export function ToolControl(props: ControlProps) {
  const { id, name, field, text, problem, describedBy, onText } = props;
  const shared = {
    id,
    name,
    value: text,
    autoComplete: 'off',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': describedBy,
  } as const;
  if (field.kind === 'choice' || field.kind === 'state') {
    return (
      <select
        {...shared}
        className={classes.input}
        onChange={(event) => onText(event.currentTarget.value)}
      >
        {field.kind === 'state' ? (
          <StateOptions none="No state chosen" />
        ) : (
          field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))
        )}
      </select>
    );
  }
  const { before, after } = AFFIX[field.kind] ?? {};
  return (
    <span className={classes.box} data-before={before} data-after={after}>
      <input
        {...shared}
        className={classes.input}
        type={field.kind === 'date' ? 'date' : 'text'}
        inputMode={MODES[field.kind]}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </span>
  );
}

interface ToolFieldProps extends Omit<ControlProps, 'id' | 'describedBy'> {
  isShown: boolean;
}

/** A field with its label, its help and what is wrong with it. */
export function ToolField({ isShown, ...control }: ToolFieldProps) {
  const { name, field, problem } = control;
  const id = toolFieldId(name);
  const isLong = field.kind === 'choice' || field.kind === 'state';
  const notes = [field.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div
      className={classes.field}
      data-aside={isShown ? undefined : ''}
      data-long={isLong || undefined}
    >
      <label htmlFor={id}>{field.label}</label>
      <ToolControl {...control} id={id} describedBy={notes === '' ? undefined : notes} />
      {field.help && (
        <p id={`${id}-help`} className="note">
          {field.help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
