import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/CloseButton.css';
import { termSlug } from '@hoa/core/glossary/glossary';
import { searchGlossary } from '@hoa/core/glossary/search-glossary';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSection } from '../../components/page-section';
import { useTypedEarly } from '../../components/use-typed-early';
import { GlossaryCard } from './glossary-card';
import classes from './glossary-section.module.css';
import { useTermUses } from './use-term-uses';

/** The words of the field, searchable. */
export function GlossarySection() {
  // Where no script runs, the search is a plain form and the server reads its parameter.
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const box = useRef<HTMLInputElement>(null);
  useTypedEarly(box, setQuery);
  const terms = searchGlossary(query);
  const uses = useTermUses();
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
      <form method="get" action="/#glossary" onSubmit={(event) => event.preventDefault()}>
        <TextInput
          name="q"
          ref={box}
          className={classes.search}
          type="text"
          size="lg"
          aria-label="Search glossary terms"
          placeholder="Search glossary terms..."
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          // The cards follow each letter already; a sandbox would complain of a form.
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
      <p role="status" className={classes.count} data-empty={terms.length === 0 || undefined}>
        {terms.length === 0
          ? `No glossary terms found matching "${query}"`
          : `${terms.length} ${terms.length === 1 ? 'term' : 'terms'}`}
      </p>
      <ul className={classes.terms}>
        {terms.map((term) => (
          <GlossaryCard key={term.term} term={term} use={uses.get(termSlug(term))} />
        ))}
      </ul>
    </PageSection>
  );
}
