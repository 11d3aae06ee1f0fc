import { jurisdictionsOf } from '../text/named-jurisdictions.ts';
import { contentWords } from './content-words.ts';
import { CLAUSE_ENDS, likeness, SAME_MATTER } from './contradictions.ts';
import type { Evidence } from './evidence.ts';
import { OBLIGES, overstates } from './obligations.ts';
import { supportingSections } from './support.ts';
import type { WordWeight } from './word-weights.ts';

/** A heading, or the words before a colon at the end of a block. */
export interface Introduction {
  text: string;
  /** Whether it only announces what follows; one that states something has to be borne out. */
  statesNothing: boolean;
  /** The sections it cites itself that support it. */
  supportedBy: readonly Evidence[];
}

/** A sentence after it that its sections support. */
type FollowingSentence = Pick<Introduction, 'text' | 'supportedBy'>;

/** Words of the longest heading or lead-in that cites nothing. */
export const INTRODUCTION_MAX_WORDS = 14;
/** Words that no sent section has in one that states nothing. */
const FOREIGN_WORDS_MAX = 1;
/** Words of a part that is a label, in words of the sections: 'late fees', 'Notice'. */
const LABEL_MAX_WORDS = 2;

/** What announces a list beside the words that carry nothing anywhere, with how many it counts. */
const ANNOUNCES =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?=\p{L}))?(?:papers?|documents?|steps?|points?|items?|rules?|facts?|tips?|options?|choices?|questions?|answers?|reasons?|parts?|examples?|details?|cases?|start|begin|gather|bring|send|order|remember|mind|brief|summary|short|main|key|next|helps?|works?|happens?|matters?)\b/giu;
/** How a part begins that aims or sets a condition, and all of one that asks for what follows. */
const AIMS =
  /^(?:to|(?:how|what|when|where|who) to|what (?:is|are)|how (?:do|does|can)|if|when|before|after|once|during|\p{L}{2,12}ing)\s|^(?:ask|tell|write to|contact) (?:the|your) \p{L}+ (?:for |about |to do )?(?:this|these|those|the following)\W*$/iu;
/** Whatever is denied under an 'if' is not denied. */
const CONDITION = /^if\s/i;
const PART_ENDS = /[,;—–]|\b(?:and|but|or|so|then)\b/i;
const FIGURE = /\d|@|:\/\//;
/** A lead-in that its items finish: 'The board may not:'. */
const UNFINISHED =
  /\b(?:may|must|can|cannot|should|shall|will|never|not|to|be|is|are|has|have)\W{0,4}$/i;

/** Ways to deny and to dissuade. A 'not' in a section bears out a 'not', and no 'without'. */
const DENIALS = [
  /\b(?:not|no|never|none|nor|neither|nothing|nobody|cannot|forbids?|forbidden|prohibit(?:s|ed)?|bans?|banned|illegal|unlawful|\p{L}{2,6}n['’]t)\b/iu,
  /\bwithout\b/i,
  /\b(?:ignor(?:es?|ed|ing)|avoid(?:s|ed|ing)?|stop(?:s|ped|ping)?|refus(?:es?|ed|ing)|skip(?:s|ped|ping)?|forget|disregard)\b/i,
];

/** The words of an introduction that speak of the matter and announce no list. */
function matterOf(text: string): string {
  return text.replace(ANNOUNCES, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Whether an introduction only announces, aims, asks or sets a condition, and names no number,
 * place, duty or denial.
 */
export function statesNothing(text: string, evidence: readonly Evidence[]): boolean {
  const matter = matterOf(text);
  const parts = matter.split(PART_ENDS).map((part) => part.trim());
  const told = parts.filter((part) => !CONDITION.test(part));
  if (told.some((part) => [OBLIGES, ...DENIALS].some((signs) => signs.test(part)))) return false;
  if (FIGURE.test(matter) || jurisdictionsOf(matter).size > 0) return false;
  const foreignIn = (part: string) =>
    [...contentWords(part)].filter((word) => !evidence.some(({ words }) => words.has(word))).length;
  const isLabel = (part: string) =>
    contentWords(part).size === 0 ||
    (part.split(' ').length <= LABEL_MAX_WORDS && foreignIn(part) === 0);
  return (
    parts.every((part) => AIMS.test(part) || isLabel(part)) &&
    foreignIn(matter) <= FOREIGN_WORDS_MAX
  );
}

/** Whether each clause that denies is near to one of the sections that denies in the same way. */
function deniesAlike(text: string, cited: readonly Evidence[]): boolean {
  return DENIALS.every((denial) => {
    const denying = (sentence: string) =>
      sentence
        .split(CLAUSE_ENDS)
        .filter((clause) => denial.test(clause))
        .map(contentWords);
    const said = denying(text);
    if (said.length === 0) return true;
    const known = cited.flatMap(({ sentences }) => sentences.flatMap((one) => denying(one.text)));
    return said.every((words) => known.some((other) => likeness(words, other) >= SAME_MATTER));
  });
}

/**
 * Whether what follows an introduction bears out what it states: the sections that the sentences
 * after it rest on support it like a sentence that cites them, and deny what it denies.
 */
export function isBorneOut(
  introduction: string,
  following: readonly FollowingSentence[],
  weigh: WordWeight,
): boolean {
  const cited = [...new Set(following.flatMap(({ supportedBy }) => supportedBy))];
  const said = UNFINISHED.test(introduction)
    ? `${introduction.replace(/\W{1,4}$/, '')} ${following[0]?.text ?? ''}`
    : introduction;
  const matter = matterOf(said);
  const words = contentWords(matter);
  const isSupported =
    words.size === 0
      ? !overstates(matter, words, cited)
      : supportingSections(matter, cited, weigh).length > 0;
  return isSupported && deniesAlike(said, cited);
}
