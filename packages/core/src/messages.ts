/** Sentences that the server and the pages both say. Free of schemas, so that they cost a page nothing. */

/** The inline message for a question without words. */
export const EMPTY_QUESTION_MESSAGE = 'Please enter your question';

export const DOCUMENTS_UNAVAILABLE_MESSAGE =
  'Questions about uploaded documents are not available yet. Please ask a general question instead.';
