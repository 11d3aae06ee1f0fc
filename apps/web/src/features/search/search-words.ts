/** What the boxes of the search are called where no title can be. */
export const SEARCH_LABEL = 'Search topics, articles and HOA terms';

/** How to search, said while nothing is searched for. */
export const SEARCH_HINT =
  'Type what you would ask a neighbor: a word, a rule, a problem. A misspelled word is found too.';
