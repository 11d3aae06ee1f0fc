import type { SuggestedQuestion } from '@hoa/core/schemas/library-question';
import classes from './suggestion-list.module.css';

/** The id of an option of a list, for the box that points at it. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

interface SuggestionListProps {
  id: string;
  options: readonly SuggestedQuestion[];
  active: number;
  onChoose: (question: string) => void;
}

/** The suggestions, over what stands below the form: its button stays within reach. */
export function SuggestionList({ id: listId, options, active, onChoose }: SuggestionListProps) {
  return (
    <>
      <p className="visually-hidden" aria-live="polite" lang="en">
        {options.length > 0 &&
          `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}. Up and down arrows to choose.`}
      </p>
      {options.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label="Questions the library answers"
          lang="en"
          className={classes.list}
          // The box keeps the keyboard, and the keyboard of a phone stays where it is.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map(({ question, title }, index) => (
            <button
              key={question}
              type="button"
              id={suggestionId(listId, index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={classes.option}
              onClick={() => onChoose(question)}
            >
              <span>{question}</span>
              <span className={classes.title}>{title}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
