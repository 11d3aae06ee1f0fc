import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { Button } from '@mantine/core';
import classes from './search-field.module.css';

/** A box that leads to the page of the search: a plain form, which needs no script. */
export function SearchField() {
  return (
    <search className={classes.search}>
      <form action="/search">
        <label className={classes.label} htmlFor="search-field">
          Search the library
        </label>
        <div className={classes.bar}>
          <input
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
      </form>
    </search>
  );
}
