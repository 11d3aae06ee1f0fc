/** What the checks say, by its beginning or a word in it, and how an editor mends it. */
const HINTS: readonly [RegExp, string][] = [
  [/has \d+ words/, 'Cut what repeats, or add a thing to use: a procedure, a table, an example.'],
  [/reads at grade/, 'Shorten sentences and take plainer verbs. Statute citations do not count.'],
  [/^shares with/, 'Write it for this subject, or link to the other article instead.'],
  [/no form of statute citation/, 'Write it as "Cal. Civ. Code § 5550" or "Fla. Stat. § 720.303".'],
  [/em-dash/, 'End the sentence, or use a comma, a colon or brackets.'],
  [/^aliases/, 'Write what people type into a search box, not what the law calls it.'],
  [/^sources/, 'What the facts rest on: name, citation, and url where the address is stable.'],
  [/^decidedBy/, "Which of a community's papers decides it, and the words to search for in it."],
  [/^related/, 'Slugs of topics of the catalogue, nearest first.'],
  [/must be '.+', as in the catalogue/, 'The catalogue and the article must agree: change either.'],
  [/^link /, 'Links lead to /topic/<slug>, with #<anchor of a heading> for one section.'],
];

/** How to mend a problem; undefined where its message says it all. */
export function mendingHint(message: string): string | undefined {
  return HINTS.find(([pattern]) => pattern.test(message))?.[1];
}
