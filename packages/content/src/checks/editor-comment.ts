/** What an editor still has to write: the check refuses every one of these comments. */
export const EDITOR_COMMENT = /<!-- EDITOR: (.+?) -->/;

/** A comment that says what is to be written in its place. */
export const todo = (text: string) => `<!-- EDITOR: ${text} -->`;
