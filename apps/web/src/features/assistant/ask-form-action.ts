/** Where a question goes as a plain form; the answer comes with the page, at the assistant. */
export const ASK_FORM_ACTION = '/#ask-ai';
