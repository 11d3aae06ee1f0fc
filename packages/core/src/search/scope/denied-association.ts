import { ABOUT_MEMBERSHIP, DENIES_ASSOCIATION } from './domain-words.ts';

/** What is said not to be the association's: a matter of its, and not that there is one. */
const MATTER =
  /^ (?:matter|issue|problem|concern|thing|question|responsibility|obligation|duty|job|business|expense|cost|repair|violation|decision)s?\b/i;

/** Words by which what somebody said is passed on. */
const SAYS =
  /\b(?:says?|said|saying|claim(?:s|ed|ing)?|insist(?:s|ed|ing)?|tell(?:s|ing)?|told|repl(?:y|ies|ied)|answer(?:s|ed)?|respon(?:ds?|ded|se)|writes?|wrote|argu(?:es?|ed|ing)|thinks?|calls?|called|according to)\b/gi;
/** Before such a word: the visitor speaks, and not 'I was told'. */
const OWN_WORD = /\b(?:i|we)(?:['’]\w+)?(?: (?!(?:am|was|were|been|being|got|get)\b)\w+)?\s*$/i;
/** A tenant goes by a landlord's word that there is no association. */
const LANDLORD = /\b(?:landlord|landlady|lessor|roommate)\b(?: \w+)?\s*$/i;
/** After such a word: what was passed on has ended. */
const OTHER_THOUGHT =
  /[.?!;\n]|\b(?:but|although|though|however|because|since|whereas|when)\b|\b(?:and|so) (?:there|we|i|my|our)\b/i;

/** Who said it, named after it: 'not an HOA issue, says the manager', 'not an HOA job, they told me'. */
const SAID_AFTER =
  /^["”’,]*\s*(?:according to|(?:says?|said|claims?|claimed|insists?|replied|answered) (?:the|our|my|their|they)|(?:they|(?:the|our|my) (?:[\w-]+ )?(?:board|manager|management|association|hoa|president|committee|company)) (?:says?|said|told|claims?|claimed|insists?|insisted|replied|answered|wrote)(?: (?:me|us))?\s*(?:[.,;:?!]|$|and\b|but\b|so\b))/i;

/** Whether a denial is somebody else's word, which the visitor only passes on. */
function isPassedOn(before: string, after: string): boolean {
  const [matter] = MATTER.exec(after) ?? [];
  const said = [...before.matchAll(SAYS)].at(-1);
  if (said !== undefined) {
    const speaker = before.slice(0, said.index);
    const between = before.slice(said.index + said[0].length);
    const isTheirs = !OWN_WORD.test(speaker) && !OTHER_THOUGHT.test(between);
    if (isTheirs) return matter !== undefined || !LANDLORD.test(speaker);
  }
  return matter !== undefined && SAID_AFTER.test(after.slice(matter.length));
}

/**
 * Whether a visitor says that no association is involved. What somebody else says is no such word:
 * who tells that the board says 'it is not an association matter' has a board.
 */
export function deniesAssociation(text: string): boolean {
  if (ABOUT_MEMBERSHIP.test(text)) return false;
  const denials = [...text.matchAll(new RegExp(DENIES_ASSOCIATION, 'gi'))];
  return denials.some(
    ({ index, 0: denial }) => !isPassedOn(text.slice(0, index), text.slice(index + denial.length)),
  );
}
