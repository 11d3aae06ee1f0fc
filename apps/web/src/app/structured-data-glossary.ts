import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { Thing } from './structured-data-thing';

/** The glossary of the home page with its terms. */
export function glossaryData(publicUrl: string): Thing {
  const url = `${publicUrl}/#glossary`;
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name: 'HOA Terminology Glossary',
    hasDefinedTerm: GLOSSARY.map(({ term, shortTerm, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      alternateName: shortTerm,
      description: definition,
    })),
  };
}
