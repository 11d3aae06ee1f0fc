import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/CloseButton.css';
import { termSlug } from '@hoa/core/glossary/glossary';
import { searchGlossary } from '@hoa/core/glossary/search-glossary';
import type { GlossaryTerm } from '@hoa/core/schemas/glossary-term';
import type { TermUse } from '@hoa/core/schemas/term-use';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import { PageSection } from '../../components/page-section';
import { useEarlyInput } from '../../components/use-early-input';
import { useKeptState } from '../../navigation/kept-state';
import { GlossaryRow } from './glossary-row';
import classes from './glossary-section.module.css';

/** So few that what was looked for is read at once. */
const OPENED_WHEN_FOUND = 3;

/** Where the library uses each term, by the term's slug; empty until that is known. */
function useTermUses(): ReadonlyMap<string, TermUse> {
  const { utils } = useApi();
  const { data = [] } = useQuery(utils.topics.byTerm.queryOptions());
  return new Map(data.map((use) => [use.term, use]));
}

/** What is searched for: typed here, left here before, or named in an address that leads here. */
function useGlossaryQuery() {
  // Where no script runs, the search is a plain form and the server reads its parameter.
  const asked = useSearchParams()[0].get('q') ?? '';
  const [query, setQuery] = useKeptState('glossary', asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setQuery(asked);
  }
  return [query, setQuery] as const;
}

const letterOf = ({ term }: GlossaryTerm) => term.charAt(0);
const letterAnchor = (letter: string) => `glossary-${letter.toLowerCase()}`;

/** The letters that terms begin with, each leading to the first of its terms. */
function LetterBar({ terms }: { terms: readonly GlossaryTerm[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields
    <div role="group" aria-label="Terms by their first letter" className={classes.letters}>
      {[...new Set(terms.map(letterOf))].map((letter) => (
        <a key={letter} href={`#${letterAnchor(letter)}`} className={classes.letter}>
          {letter}
        </a>
      ))}
    </div>
  );
}

/** Terms, one line each; a few that were searched for are opened. */
function TermList(props: { terms: readonly GlossaryTerm[]; isSearched: boolean }) {
  const { terms, isSearched } = props;
  const uses = useTermUses();
  return (
    <ul
      className={classes.terms}
      // The same set as in the head of the page (app/structured-data.ts).
      itemScope
      itemID="/#glossary"
      itemType="https://schema.org/DefinedTermSet"
    >
      {terms.map((term, index) => {
        const letter = letterOf(term);
        const before = terms[index - 1];
        const isFirst = before === undefined || letterOf(before) !== letter;
        return (
          <GlossaryRow
            key={term.term}
            id={isFirst ? letterAnchor(letter) : undefined}
            term={term}
            use={uses.get(termSlug(term))}
            isOpen={isSearched && terms.length <= OPENED_WHEN_FOUND}
          />
        );
      })}
    </ul>
  );
}

/** The words of the field, searchable. */
export function GlossarySection() {
  const [query, setQuery] = useGlossaryQuery();
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, setQuery);
  const terms = searchGlossary(query);
  const isSearched = query.trim() !== '';
  const clear = () => {
    setQuery('');
    box.current?.focus();
  };
  return (
    <PageSection
      id="glossary"
      title="HOA Terminology Glossary"
      subtitle="The words that letters, budgets and bylaws take for granted."
    >
      <div className={classes.finder} data-screen-only>
        <form
          className={classes.search}
          method="get"
          action="/#glossary"
          onSubmit={(event) => event.preventDefault()}
        >
          <TextInput
            name="q"
            ref={box}
            classNames={{ wrapper: classes.box ?? '' }}
            type="text"
            size="lg"
            aria-label="Search glossary terms"
            placeholder="Search glossary terms..."
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            // The rows follow each letter already; a sandbox would complain of a form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
            rightSection={
              query !== '' && (
                <CloseButton
                  size={44}
                  iconSize={20}
                  aria-label="Clear search"
                  onClick={clear}
                  data-needs-script
                />
              )
            }
            rightSectionWidth={52}
            autoComplete="off"
          />
        </form>
        {!isSearched && <LetterBar terms={terms} />}
      </div>
      <p
        role="status"
        className={isSearched ? classes.count : 'visually-hidden'}
        data-empty={terms.length === 0 || undefined}
      >
        {terms.length === 0
          ? `No glossary terms found matching "${query}"`
          : `${terms.length} ${terms.length === 1 ? 'term' : 'terms'}`}
      </p>
      {terms.length > 0 && <TermList terms={terms} isSearched={isSearched} />}
    </PageSection>
  );
}
