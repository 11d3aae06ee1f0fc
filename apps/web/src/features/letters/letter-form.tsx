import type { LetterByForm } from '@hoa/core/rendering/page-renderer';
import type { Letter } from '@hoa/core/schemas/letter';
import { StateSelect } from '../../components/state-select';
import { LetterField } from './letter-field';
import classes from './letter-form.module.css';
import { COMMUNITY_FIELD, type LetterDraft } from './use-letter-draft';

/** Whose law the letter cites: a state, and where it has an act for each, the kind of community. */
function Place({ sent }: { sent: LetterByForm | undefined }) {
  return (
    <fieldset className={classes.place}>
      <legend className={classes.legend}>Whose law it cites</legend>
      <StateSelect id="letter-state" none="No state" sent={sent?.state} />
      <span className={classes.choice}>
        <label htmlFor="letter-community">Kind of community</label>
        <select
          id="letter-community"
          name={COMMUNITY_FIELD}
          className={classes.select}
          defaultValue={sent?.community ?? ''}
          data-letter-field
        >
          <option value="">Not sure</option>
          <option value="planned-community">Houses or townhouses (HOA)</option>
          <option value="condominium">Condominium</option>
        </select>
      </span>
    </fieldset>
  );
}

interface LetterFormProps {
  letter: Letter;
  draft: LetterDraft;
  /** What a plain form was sent with. */
  sent: LetterByForm | undefined;
}

/** What a letter asks for. With scripts the letter beside it follows; without, the server fills it. */
export function LetterForm({ letter, draft, sent }: LetterFormProps) {
  const { slug, fields, body } = letter;
  const { formRef, filled, readForm, erase } = draft;
  const problems = new Map(filled.problems.map(({ field, message }) => [field, message]));
  return (
    <form
      ref={formRef}
      method="post"
      action={`/letters/${slug}`}
      className={classes.form}
      aria-label="What stands in the letter"
      onInput={readForm}
      onSubmit={(event) => event.preventDefault()}
      data-screen-only
    >
      {sent?.error != null && (
        <p className="fault" role="alert">
          {sent.error}
        </p>
      )}
      {body.some(({ kind }) => kind === 'law') && <Place sent={sent} />}
      {fields.map((field) => (
        <LetterField
          key={field.id}
          field={field}
          given={sent?.values[field.id]}
          problem={problems.get(field.id)}
        />
      ))}
      <noscript>
        <button type="submit" className={classes.fill}>
          Fill in the letter
        </button>
      </noscript>
      <p className={classes.privacy}>
        <span data-needs-script>
          What you write stays in this tab of your browser; no part of it is sent to us.
        </span>
        <button type="button" className={classes.erase} onClick={erase} data-needs-script>
          Erase everything
        </button>
      </p>
    </form>
  );
}
