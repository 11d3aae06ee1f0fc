import type { LetterField as Field } from '@hoa/core/schemas/letter';
import classes from './letter-field.module.css';

const ROWS: Partial<Record<Field['kind'], number>> = { address: 3, lines: 4, paragraph: 4 };

/** What a keyboard on glass shows. */
const KEYS: Partial<Record<Field['kind'], 'decimal' | 'numeric'>> = {
  money: 'decimal',
  number: 'numeric',
};

interface LetterFieldProps {
  field: Field;
  /** What a plain form was sent with. */
  given: string | undefined;
  /** Why what stands in it cannot be read. */
  problem: string | undefined;
  /** Whether what stands in it is not in the letter, as what was chosen leaves it out. */
  isUnused: boolean;
}

/** One field of a letter, with what to write in it. */
export function LetterField({ field, given = '', problem, isUnused }: LetterFieldProps) {
  const { id, label, kind, help, required, options = [], autocomplete } = field;
  const helpId = help === undefined ? undefined : `help-${id}`;
  const problemId = problem === undefined ? undefined : `problem-${id}`;
  const unusedId = isUnused ? `unused-${id}` : undefined;
  const described = [helpId, problemId, unusedId].filter((part) => part !== undefined);
  const control = {
    id: `field-${id}`,
    name: id,
    className: classes.control,
    defaultValue: given,
    'data-letter-field': true,
    'aria-required': required,
    // Several screen readers read what is wrong only where it describes the field.
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-errormessage': problemId,
    autoComplete: autocomplete ?? 'off',
    maxLength: 2_000,
  };
  const { maxLength: _, ...choice } = control;
  const rows = ROWS[kind];
  return (
    <div className={classes.field}>
      <label htmlFor={control.id} className={classes.label}>
        {label}
        {!required && <span className={classes.optional}> (optional)</span>}
      </label>
      {kind === 'choice' ? (
        <select {...choice}>
          <option value="">Choose</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows === undefined ? (
        <input {...control} type={kind === 'date' ? 'date' : 'text'} inputMode={KEYS[kind]} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
      {help !== undefined && (
        <p id={helpId} className={classes.help}>
          {help}
        </p>
      )}
      {isUnused && (
        <p id={unusedId} className={classes.help}>
          Not in the letter so far: that depends on what is chosen in this form.
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
