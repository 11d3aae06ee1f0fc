import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { ScriptedForm } from '../../components/scripted-form';
import { useFieldValue } from '../../components/use-field-value';
import classes from './search-form.module.css';
import { SEARCH_HINT, SEARCH_LABEL } from './search-words';

interface SearchFormProps {
  /** What the page shows the results of; empty before the first search. */
  words: string;
  /** Two letters of the state that the address names. */
  state: string | undefined;
  onSearch: (words: string) => void;
}

/** The search as a page of its own, which has an address and needs no script. */
export function SearchForm({ words, state, onSearch }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  useFieldValue(box, words);
  const search = () => {
    // The keyboard of a phone would stand over what is found.
    if (matchMedia('(hover: none)').matches) box.current?.blur();
    onSearch(box.current?.value ?? '');
  };
  return (
    <search>
      <ScriptedForm action="/search" className={classes.form} onSend={search}>
        {state !== undefined && <input type="hidden" name="state" value={state} />}
        <h1 className={classes.title}>Search the library</h1>
        <div className={classes.bar}>
          <IconSearch className={classes.icon} size={22} stroke={1.75} aria-hidden />
          <input
            ref={box}
            name="q"
            className={classes.input}
            aria-label={SEARCH_LABEL}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_MAX_CHARS}
            defaultValue={words}
          />
          <Button type="submit" size="md">
            Search
          </Button>
        </div>
        {words === '' && <p className="muted">{SEARCH_HINT}</p>}
      </ScriptedForm>
    </search>
  );
}
