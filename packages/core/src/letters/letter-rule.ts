import type { LawFact } from '../schemas/law.ts';
import { sentencesOf } from '../text/sentences.ts';

/** How the table tells its readers what it read: no words for the one who signs a letter. */
const OUR_VOICE = /\bwe (?:have )?(?:read|found|know|looked)\b/;

/** How a statement begins that tells of no rule. A letter cites rules, and this one is none. */
const NO_RULE =
  /^(?:No (?:law|[A-Z][\w ]*?(?:statute|act|law))|In (?:[A-Z][\w.]*|of|the| )+ no (?:statute|act|law))\b/;

const STATE = String.raw`(?:[A-Z][\w.]*|of|the)(?: (?:[A-Z][\w.]*|of|the))*?`;
const ACT = String.raw`[\w'’ ]*?\b(?:[Aa]cts?|[Ll]aw|statute|chapter|sections?)\b`;

/** What an act leaves out: 'In Iowa the condominium act sets no cap', "Ohio's law does not say". */
const LEFT_OUT = new RegExp(
  String.raw`^(?:(?:In ${STATE},? (?:the|most of the) |The |${STATE}['’]s )${ACT}|${STATE} law\b)[\w'’ ]*? (?:(?:sets?|names?|asks? for|has|have|requires?|gives?) no|(?:does|do) not)\b`,
);

/** What makes a rule of such a sentence all the same. */
const YET_A_RULE = /\b(?:must|may not|except|but|unless)\b/;

/** The words of a rule within a sentence, to the end of their clause. */
const DUTY =
  /\b(?:must|may not|has to|have to|at least|within \d+|lets? (?:a |an |the )?(?:owner|buyer|member)s?|entitled)\b[^,;:]*/;

/** How a sentence begins that needs the one before it, gives advice or tells what is usual. */
const LEANS =
  /^(?:Such|This|That|These|Those|There|None|No|Only|Then|But|So|Also|Without|Neither|Both|Either|Another|Others?|Otherwise|Here|Yet|Still|What|Whether|Who|Where|Many|Most|Some|Ask|Write|Look|Read|Use|Get|See)\b/;

/** Words for what was named before: until the duty, and in it, where its own nouns have others. */
const NAMED_BEFORE = /\b(?:it|its|they|their|them|ones?(?! of\b)|the same)\b/i;
const NAMED_IN_DUTY = /\b(?:it|them|ones?(?! of\b)|the same)\b/i;

/** A duty whose verb says nothing of what: 'most of the owners must approve.' */
const OPEN_DUTY = /\bmust \w+[.,;]/;

/** Words for what is left over of something named before: "Owners' own policies cover the rest." */
const LEFT_OVER = /\bthe rest\b(?! of\b)/i;

/** Whether a sentence is a rule that is understood without the sentence before it. */
function isRuleByItself(sentence: string): boolean {
  const duty = DUTY.exec(sentence);
  if (duty === null || LEANS.test(sentence) || OPEN_DUTY.test(sentence)) return false;
  return !NAMED_BEFORE.test(sentence.slice(0, duty.index)) && !NAMED_IN_DUTY.test(duty[0]);
}

/** A rule in the words of the table, without what these say of our own reading. */
export function statementFor({ statement }: LawFact): string {
  return sentencesOf(statement)
    .filter((sentence) => !OUR_VOICE.test(sentence))
    .join(' ');
}

/**
 * What a letter may cite of a fact: its statement, or where that begins with what the law leaves
 * out, the rule that comes after it with all that follows, such as an exception.
 *
 * @returns an empty text where there is nothing that somebody may rely on
 */
export function ruleFor(fact: LawFact): string {
  const [first = '', ...more] = sentencesOf(fact.statement);
  const isLeftOut = LEFT_OUT.test(first) && !YET_A_RULE.test(first);
  if (!NO_RULE.test(first) && !isLeftOut && !OUR_VOICE.test(first)) return statementFor(fact);
  const rest = more.filter((sentence) => !OUR_VOICE.test(sentence));
  const begin = rest.findIndex(isRuleByItself);
  const cited = begin < 0 ? [] : rest.slice(begin);
  return cited.some((sentence) => LEFT_OVER.test(sentence)) ? '' : cited.join(' ');
}
