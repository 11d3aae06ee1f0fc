/** Upper bounds on what a visitor may send; past them a request is refused with a clear 4xx. */

/** Characters in a slug. */
export const SLUG_MAX_CHARS = 100;
/** Characters in a question: five angry lines fit several times over. */
export const QUESTION_MAX_CHARS = 4_000;
/** Questions before it that a follow-up may name, and characters in each. */
export const EARLIER_QUESTIONS_MAX = 8;
export const EARLIER_QUESTION_MAX_CHARS = 500;
/** Characters in a search. */
export const SEARCH_MAX_CHARS = 200;
/** Bytes in a request body. */
export const BODY_MAX_BYTES = 64 * 1024;
/**
 * Bytes in the form of a letter where no script runs: every field as long as it may be, in a script
 * of which each character takes nine bytes in a form.
 */
export const LETTER_FORM_MAX_BYTES = 512 * 1024;
/** The largest identifier that PostgreSQL's integer column holds. */
export const INT4_MAX = 2_147_483_647;
/** Procedure calls that one tRPC batch may carry. */
export const BATCH_MAX_CALLS = 10;
