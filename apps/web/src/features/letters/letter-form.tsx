import type { LetterByForm } from '@hoa/core/rendering/page-renderer';
import type { Letter } from '@hoa/core/schemas/letter';
import { StateSelect } from '../../components/state-select';
import { EraseLetters } from './erase-letters';
import { LetterField } from './letter-field';
import classes from './letter-form.module.css';
import { COMMUNITY_FIELD, type LetterDraft } from './use-letter-draft';

/** The id of the field that asks for the kind of community. */
export const COMMUNITY_ID = 'letter-community';

interface LetterFormProps {
  letter: Letter;
  draft: LetterDraft;
  /** Two letters of the state whose law it cites; '' for none. */
  state: string;
  /** What a plain form was sent with. */
  sent: LetterByForm | undefined;
}

/** Whose law the letter cites: a state, and where it has an act for each, the kind of community. */
function Place({ state, sent }: Pick<LetterFormProps, 'state' | 'sent'>) {
  return (
    <fieldset className={classes.place}>
      <legend className={classes.legend}>Whose law it cites</legend>
      <StateSelect id="letter-state" none="No state" state={state} />
      <span className={classes.choice}>
        <label htmlFor={COMMUNITY_ID}>Kind of community</label>
        <select
          id={COMMUNITY_ID}
          name={COMMUNITY_FIELD}
          className={classes.select}
          defaultValue={sent?.community ?? ''}
          data-letter-field
        >
          <option value="">Not sure</option>
          <option value="planned-community">Houses or townhouses (HOA)</option>
          <option value="condominium">Condominium</option>
          <option value="cooperative">Cooperative (shares)</option>
        </select>
      </span>
    </fieldset>
  );
}

/** What a letter asks for. With scripts the letter beside it follows; without, the server fills it. */
export function LetterForm({ letter, draft, state, sent }: LetterFormProps) {
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
      {body.some(({ kind }) => kind === 'law') && <Place state={state} sent={sent} />}
      <p className="note">
        {fields.every(({ required }) => required)
          ? 'The letter needs every part that is asked for here.'
          : 'The letter needs every part that is not marked “(optional)”.'}
      </p>
      {fields.map((field) => (
        <LetterField
          key={field.id}
          field={field}
          given={sent?.values[field.id]}
          problem={problems.get(field.id)}
          isUnused={filled.unused.some((one) => one.field === field.id)}
        />
      ))}
      <noscript>
        <button type="submit" className={classes.fill}>
          Fill in the letter
        </button>
      </noscript>
      <p className={classes.privacy}>
        <span data-needs-script>
          What you write stays in this tab of your browser. Only your state, where one is chosen, is
          sent to us, to fetch its law.
        </span>
        <noscript>
          What you write is sent to us to fill in the letter, as no script runs here, and we keep
          none of it.
        </noscript>
      </p>
      <EraseLetters onErase={erase} />
    </form>
  );
}
