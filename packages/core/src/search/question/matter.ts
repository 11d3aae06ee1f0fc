import { anyOf } from '../../text/any-of.ts';
import { isStopWord } from '../words/stop-words.ts';
import { wordsOf } from '../words/words.ts';

/** Words of courtesy, of haste and of telephones, beside those of any talk. */
const COURTESIES = new Set(
  `appreciate appreciated appreciation advance cheers regards sincerely quick simple general random urgent urgently
  emergency sorry bother stressed confused options rights choices stand normal possible permitted insight tips idk
  nah yo nope yep lmk tbh imo btw fyi lmao smh rn asap ty greetings howdy welcome team everyone neighbors friend`.split(
    /\s+/,
  ),
);
/** With these begins what somebody adds at the end without a stop before it: '... what can I do'. */
const BEGINS_CLOSING = new Set(
  `what whats any anyone anybody please pls thanks thank thx help or yes lol idk omg ugh so asking lmk tho rn`.split(
    ' ',
  ),
);
/** Where one thought of a text ends. */
const CLAUSE = /(?:[^.?!;:,()\n–—-]|(?<=\S)-(?=\S))+/g;
/** With these somebody begins to speak. */
const OPENING = /^(?:\W*\b(?:hi|hello|hey|yo|ok|okay|so|well|um|omg|lol|ugh)\b)+\W*/i;
/** Somebody who gives a name: 'This is Ann Lee'; and who signs: 'Thank you, Ann'. */
const OWN_NAME =
  /(?:^|(?<=[.,!] ?|\b(?:[Hh]i|[Hh]ello|[Hh]ey) ))(?:[Mm]y name is|[Tt]his is|I['’]?m|I am) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: here)?(?=[,.!;:-])|(?<=\b(?:[Tt]hanks|[Tt]hank you|[Rr]egards|[Cc]heers|[Ss]incerely)[,.! \n-]{1,3})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\W*$/gu;
/** Since when somebody lives there, which is told before the matter. */
const LIVES_HERE =
  /^\W*(?:so )?(?:i|we|(?:me|my \w+) and (?:my )?\w+)(?:['’]?(?:ve|m|re)| have| am| are)? (?:(?:just|recently|only|finally) )*(?:lived|living|been (?:here|living)|moved|bought|closed on|new)\b/i;
const WORDS_OF_LIFE_MAX = 14;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** Days of the calendar, with what ties them to the rest. */
const DATE = new RegExp(
  String.raw`\b(?:(?:on|as of|since|by|from|until|before|after|starting|dated|in|of) )?(?:the )?${anyOf(
    [
      String.raw`\d{4}-\d{2}-\d{2}`,
      String.raw`\d{1,2}([/.-])\d{1,2}\1\d{2,4}`,
      String.raw`${MONTH}\.? ${DAY}\b(?:,? (?:19|20)\d\d)?`,
      String.raw`${DAY} (?:of )?${MONTH}\b(?:,? (?:19|20)\d\d)?`,
      String.raw`${MONTH},? (?:19|20)\d\d`,
    ],
  )}\b`,
  'gi',
);
/** Where a visitor lives: 'on Elm Court', 'at 12 Old Mill Road', 'in Fox Run Estates'. */
const ADDRESS =
  /\b(?:on|at|in|from|of|near) (?:\d+ )?(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Drive|Dr|Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Court|Ct|Way|Place|Pl|Boulevard|Blvd|Circle|Cir|Terrace|Trail|Estates?|Villas?|Village|Commons|Landing|Crossing|Meadows?|Creek|Lakes?|Ridge|Oaks|Pines|Hills|Woods|Manor|Towers?|Pointe?)\b\.?/gu;
/** Who is called by a name beside what they are: 'my dog Rex', 'our neighbor Tim'. */
const CALLED =
  /(?<=\b(?:dog|cat|puppy|kitten|pet|neighbor|wife|husband|son|daughter|friend|president|treasurer|manager|tenant)) \p{Lu}\p{Ll}+\b/gu;

function isCourtesy(form: string): boolean {
  return isStopWord(form) || COURTESIES.has(form);
}

/** Where what is added at the end begins, or the end. */
function closingFrom(text: string): number {
  let from = text.length;
  for (const word of wordsOf(text).reverse()) {
    if (!isCourtesy(word.form)) break;
    if (BEGINS_CLOSING.has(word.form)) from = word.from;
  }
  return from;
}

/**
 * What somebody asks about, without greeting and thanks, who and where they are, days of the calendar and
 * stray numbers; the text itself where nothing else is left.
 */
export function matterOf(text: string): string {
  const plain = text
    .replace(OWN_NAME, '')
    .replace(DATE, ' ')
    .replace(ADDRESS, ' ')
    .replace(CALLED, '');
  const clauses = [...plain.matchAll(CLAUSE)].filter(([clause]) =>
    wordsOf(clause).some(({ form }) => !isCourtesy(form) && !/^\d+$/.test(form)),
  );
  const isOfLife = ([clause]: RegExpExecArray) =>
    LIVES_HERE.test(clause) && wordsOf(clause).length <= WORDS_OF_LIFE_MAX;
  const [first, ...others] = clauses;
  const begins = first !== undefined && isOfLife(first) ? (others[0] ?? first) : first;
  const ends = clauses.at(-1);
  if (begins === undefined || ends === undefined) return text;
  const matter = plain.slice(begins.index, ends.index + ends[0].length);
  return matter.slice(0, closingFrom(matter)).replace(OPENING, '').trim();
}
