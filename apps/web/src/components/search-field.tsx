import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ScriptedForm } from './scripted-form';
import classes from './search-field.module.css';

/** A box that leads to the page of the search: a plain form where no script runs. */
export function SearchField() {
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const search = () => navigate(`/search?${new URLSearchParams({ q: box.current?.value ?? '' })}`);
  return (
    <search className={classes.search}>
      <ScriptedForm action="/search" onSend={search}>
        <label className={classes.label} htmlFor="search-field">
          Search the library
        </label>
        <div className={classes.bar}>
          <input
            ref={box}
            id="search-field"
            name="q"
            className={classes.input}
            enterKeyHint="search"
            maxLength={SEARCH_MAX_CHARS}
          />
          <Button type="submit" size="md" variant="default">
            Search
          </Button>
        </div>
      </ScriptedForm>
    </search>
  );
}
