import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { createTermMatcher } from '@hoa/core/glossary/match-terms';

/** Finds the words of the built-in glossary in a plain text. */
export const matchGlossary = createTermMatcher(GLOSSARY);
