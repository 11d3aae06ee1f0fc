import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/**
 * Words by which people say that they live in an association. They tell little about the topic,
 * as every article has them, but all about whether a question is ours.
 */
export const ASSOCIATION_WORDS: ReadonlySet<string> = new Set(
  `hoa coa poa aoao aouo association homeowner ccr bylaw covenant condo condominium townhouse townhome dues
  clubhouse quorum`
    .split(/\s+/)
    .map(stem),
);

/** A housing cooperative as those call it who live in one; not a chicken coop, nor a food co-op. */
export const COOPERATIVE =
  /\b(?:my|our|the|this|an?|nyc?) (?:co-op|coop)(?:['’]s)?\b(?! (?:mode|games?|students?|jobs?|programs?|for|with|of)\b)|\b(?:co-?op|cooperative|housing cooperative)(?:['’]s)? (?:board|building|apartment|shareholder|shares|owner|association)|\bhousing co-?op(?:erative)?s?\b/i;

/** Words of a shared place and its government that other places share too. */
export const SHARED_PLACE_WORDS: ReadonlySet<string> = new Set(
  `board director assessment declaration community neighbor neighborhood unit owner common committee
  president treasurer secretary agenda annual proxy reserve manager management resident member pool gate
  rule fine violation notice hearing approval vote meeting minutes budget lien amenity upstairs
  downstairs building guest visitor newsletter playground`
    .split(/\s+/)
    .map(stem),
);

/** Words of people who live under a common rule: what they decide, what we owe. */
export const COLLECTIVE_WORDS: ReadonlySet<string> = new Set(
  `they them their theyre we our us`.split(/\s+/),
);

/** Turns with which people ask what is owed, allowed or forbidden between them and others. */
export const OBLIGATION =
  /\b(?:pays?|allow(?:ed)?|permit(?:ted)?|permission|required?|responsible|liable|forbid(?:den)?|prohibit(?:ed)?|ban(?:ned)?|fined|owes?|refused?|complain(?:ed)?|reported|whose|supposed)\b/i;

/** What a homeowner is called without any association: who insures or taxes a house of one's own. */
export const OWN_HOUSE =
  /\bhomeowners?['’]?\s+(?:insurance|polic(?:y|ies)|warranty|exemption|loan)\b/gi;

/**
 * Those who govern a community, spoken of as the writer's own, or as people who said or did
 * something. Not 'the school board', nor 'my manager', who is one at work.
 */
export const AUTHORITY =
  /\b(?:the|our|this|their|new|current|whole|hoa|condo|association) (?:new |old |current |whole |hoa |condo |property |community |architectural )?(?:board(?! games?| of education)|manager|management|treasurer|secretary|committee|arc|declaration|clubhouse|developer)\b|(?<!\b(?:school|zoning|planning|parole|medical|review) )\bboard (?:members?|meetings?|says?|said|wants?|won['’]?t|voted|told|has|can|did|just|never|put)\b|\b(?:they|manager|association|committee) (?:said|say|told|want|won['’]?t|fined|sent|put|made|keep|took|towed|turned|denied|wrote|gave|never|just|passed|raised|charged?|shut|pulled)\b|\b(?:got|received|sent|mailed|gave)(?: me| us| them)? (?:an?|another|this|the) (?:\w+ )?(?:letter|notice|violation|warning|fine)\b|\bletter (?:says?|said|about|that)\b|\bwrote (?:me|us) up\b|\b(?:get|getting|got|been|was) fined\b/i;

/**
 * A visitor who says that no association is involved. Not 'no HOA meeting' or 'no HOA when I
 * bought', which are about one.
 */
export const DENIES_ASSOCIATION =
  /\b(?:no|without (?:an?|any)|not (?:in|part of|under) (?:an?|any)|(?:isn|don|doesn|didn|aren|ain|haven)['’]?t (?:in |have |belong to |part of |live in |under |got )*(?:an?|any)|(?:do|does|did) not have (?:an?|any)|not an?)\s+(?:hoa|homeowners?['’]? association|association|condo association)\b(?! (?:when|before|until|laws?|statutes?|acts?|dues|meeting|rule|member|fee|document|board|election|can|may|should))/i;

/**
 * Questions about having, joining or leaving an association, which may well begin without one, or
 * with the word of who sold a home that there is none.
 */
export const ABOUT_MEMBERSHIP =
  /\b(?:start|form|create|join|dissolve|sign|voluntary|was no)\b|\b(?:agent|realtor|seller|listing|builder)\b[^.?!]{0,20}\b(?:says?|said|told|claims?|claimed|advertised)\b(?=[^.?!]*\b(?:no|not|without|\w+n['’]?t)\b)/i;

/** One pattern of several. */
function anyOf(parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}

const SOMEBODY = '(?:i|we|they|you|it|someone|an? owner|owners|an? hoa|the hoa|the board|my hoa)';
const COUNSEL = '(?:help|advice|info(?:rmation)?|guidance|tips|opinions?|clarification)';
const CONCERNING = '(?:on|about|with|for|regarding|concerning|around)';
const KIN =
  '(?:wife|husband|spouse|partner|boyfriend|girlfriend|son|daughter|kids?|mom|mother|dad|father|parents|tenants?|renters?)';

/**
 * How one asks what a thing is, whether it may be, how much of it, at whose cost, and of whom; says
 * what one has in mind; or asks for counsel or complains.
 */
const LEAD_IN = new RegExp(
  String.raw`^\W*${anyOf([
    `(?:(?:(?:does|do) )?(?:any|some)(?:one|body) know|do you know|(?:(?:i|we)(?:['’]?(?:m|re)| am| are| was| were) )?(?:just )?(?:wondering|curious)|(?:can|could) (?:you|someone|anyone) (?:please )?(?:tell me|explain|clarify)|(?:(?:i|we)(?:['’]?d| would)? )?(?:want|like|need) to (?:know|find out|ask)|(?:please )?(?:tell me|let me know)) (?:if|whether|about) (?:${SOMEBODY} (?:can|may|could|should|must|have to|need to|(?:am|are|is) allowed to) )?`,
    "(?:(?:i|we)(?:['’]?(?:m|d|ve|re))? (?:am |are |was |were |would |have been )?)?(?:want(?:ed)?|love|like|need|hop(?:e|ing)|plan(?:ning)?|try(?:ing)?|looking|going) to ",
    "(?:(?:i|we)(?:['’]?(?:m|re))? (?:am |are )?)?thinking (?:about|of) ",
    `(?:my|our) ${KIN} (?:wants? to|would (?:like|love) to|(?:is|are) (?:planning|hoping|trying|going) to|(?:is|are) thinking (?:about|of)) `,
    '(?:will|would|could|can) (?:i|we) (?:get|be) in trouble (?:if (?:i|we)|for) ',
    '(?:do|should|must) (?:i|we) (?:(?:need|have) to )?(?:ask|tell|inform|notify|(?:get|have) (?:permission|approval))(?: (?:first|someone|somebody|anyone|anybody))? (?:to|for|before|if) (?:(?:i|we) )?',
    'how (?:many|much can|high|tall|loud) ',
    'how (?:do|can|should|would) (?:i|we) (?:go about|get (?:permission|approval) (?:to|for)|deal with|stop|complain about) ',
    'who (?:pays|fixes|owns|decides|repairs|maintains|has|is|can|cleans|enforces)(?: responsible)?(?: to| for)? ',
    '(?:who|whom) (?:do|can|should|would) (?:i|we) (?:ask|call|contact|tell|notify|see|(?:talk|speak|complain|write|report) to)(?: to| about| for| before| if| when)? ',
    'what (?:do|would|will|should) (?:i|we) (?:need|have)(?: to do)?(?: to| for| before (?:i|we))? ',
    'what (?:(?:do|can|should) (?:i|we) do|happens) (?:if|when|about) ',
    '(?:what|how) about ',
    `(?:what(?:['’]?s| is| are) )?(?:the |your |our )?(?:rules?|polic(?:y|ies)|process|procedure|steps?|requirements?) (?:${CONCERNING}|to) `,
    "what(?:['’]?s| is| are| does)(?: an?| the)? ",
    `(?:(?:i|we)(?:['’]?(?:m|re)| am| are)? )?(?:need|want|could use|looking for|seeking) (?:some |any |your )?${COUNSEL} ${CONCERNING} `,
    `(?:any |some )?${COUNSEL} ${CONCERNING} (?:an? |the )?`,
    '(?:please |pls |(?:can|could) (?:you|someone|anyone) )?help (?:me|us) (?:to |with )?',
    `(?:(?:i|we) have )?(?:an? )?(?:question|complaint|concern|issue|problem)s? ${CONCERNING} (?:an? |the )?`,
    "(?:(?:i|we)(?:['’]?(?:m|re)| am| are) )?(?:(?:so|very|really|just) )*(?:sick|tired|fed up|frustrated|annoyed|sick and tired) (?:of|with|by|about) ",
    '(?:please )?(?:tell me more about|explain|define) (?:an? |the )?',
    'meaning of ',
    `(?:can|may|could|must|should|do|does|is|are|am|why (?:did|can['’]?t)) (?:${SOMEBODY} )?(?:(?:need|have|has|allowed|required|legal|ok|okay|fine|alright|permitted|supposed|possible)(?: to)? )*(?:(?:permission|approval) (?:to|for) )?(?:for (?:me|us|them|someone) to |(?:to )?(?:if )?(?:i|we|they) )?`,
  ])}`,
  'i',
);

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
const MOST_WORDS_OF_LIFE = 14;

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
    LIVES_HERE.test(clause) && wordsOf(clause).length <= MOST_WORDS_OF_LIFE;
  const [first, ...others] = clauses;
  const begins = first !== undefined && isOfLife(first) ? (others[0] ?? first) : first;
  const ends = clauses.at(-1);
  if (begins === undefined || ends === undefined) return text;
  const matter = plain.slice(begins.index, ends.index + ends[0].length);
  return matter.slice(0, closingFrom(matter)).replace(OPENING, '').trim();
}

/** Words of somebody who tells a case or wants something else. */
const TELLING = new Set(
  'me you your he she his her who what why how when where which best'.split(' '),
);
const MOST_TOPIC_WORDS = 5;
const MOST_TOPIC_CHARS = 100;

/**
 * Whether a text only names a thing, as one types it into a search, or asks for it in a few words:
 * nobody is telling a case.
 */
export function isTopicAlone(text: string): boolean {
  if (text.length > MOST_TOPIC_CHARS) return false;
  const words = wordsOf(text.replace(LEAD_IN, ''));
  return words.length <= MOST_TOPIC_WORDS && words.every(({ form }) => !TELLING.has(form));
}
