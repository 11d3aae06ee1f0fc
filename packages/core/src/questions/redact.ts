/** What stands where something personal stood. */
const MASKS = {
  email: '[email]',
  url: '[link]',
  phone: '[phone]',
  account: '[number]',
  unit: '[unit]',
  street: '[address]',
  name: '[name]',
} as const;

/** Longest stretch without a space that is looked at; a longer one is masked as a whole. */
const WORD_MAX_CHARS = 200;

const LETTERS = String.raw`\p{L}[\p{L}'’.-]{0,30}`;
const CAPITALISED = String.raw`\p{Lu}[\p{L}'’.-]{0,30}`;
/** Words that stand between a number and a street only by chance: '30 days in court'. */
const NO_STREET = String.raw`(?!(?:in|of|the|on|to|at|for|an?|is|was|by|and|or|not|way|days?|weeks?|months?|years?|hours?|percent|people|owners?|units?|homes?|houses|lots?|members?|directors?|cars?|times?|feet)\b)`;
const STREETS =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|circle|cir|boulevard|blvd|way|place|pl|' +
  'terrace|ter|trail|trl|parkway|pkwy|highway|hwy|loop|square|sq|cove|crossing|run|alley|plaza';

/** What is counted where no street is named: 'at 120 Owners', 'fined 500-1025 dollars'. */
const COUNTED =
  'percent|owners?|units?|homes?|houses|lots?|members?|votes?|days?|dollars|doors|square|sq|feet|ft|people';
const COUNTED_CAPITALISED = COUNTED.replace(/(?<=^|\|)\w/g, (first) => first.toUpperCase());

/** In this order: an e-mail address holds what looks like a link, a phone number what looks like a number. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>()[\]]{1,80}@[^\s@<>()[\]]{1,80}\.\p{L}{2,20}/gu, MASKS.email],
  [/\b(?:https?:\/\/|www\.)[^\s<>]{1,200}/gi, MASKS.url],
  [/\b[a-z0-9-]{2,60}\.(?:com|org|net|gov|edu|info|io|us|biz)\b(?:\/[^\s<>]{0,150})?/gi, MASKS.url],
  // Cards of 13 to 19 digits in their groups; four years in a row are none.
  [
    /(?<![\w.,$-])(?!(?:19|20)\d\d[ .-])\d{4}[ .-]?(?:\d{4}[ .-]?\d{4}[ .-]?\d{4}(?:[ .-]?\d{1,3})?|\d{6}[ .-]?\d{4,5})(?!\w)/g,
    MASKS.account,
  ],
  [/(?<!\w)(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\w)/g, MASKS.phone],
  [
    /\b((?:phone|telephone|tel|cell|mobile|fax|call|text|dial|reach)\b\.?:?(?: (?:me|us|him|her|them|number|no|is|at|on)\b\.?:?){0,3} ?)\d{3}[ .-]\d{4}(?!\w)/gi,
    `$1${MASKS.phone}`,
  ],
  // Without a word before it: no section of a law, and no range such as 500-1000.
  [
    new RegExp(
      String.raw`(?<![\w.,$§-])(?<!(?:§|sections?|sec\.|code|stat\.|ordinance|rule|article) )\d{3}-(?!\d\d[05]0\b)\d{4}(?![\w-]|[.,]\d| (?:${COUNTED})\b)`,
      'gi',
    ),
    MASKS.phone,
  ],
  [/\bp\.? ?o\.? ?box \d{1,8}\b/gi, MASKS.street],
  [
    new RegExp(
      String.raw`\b\d{1,6}[a-z]? (?:[nsew]\.? )?(?:${NO_STREET}${LETTERS} ){1,3}(?:${STREETS})\b\.?`,
      'giu',
    ),
    MASKS.street,
  ],
  // A street without the word for one.
  [
    new RegExp(
      String.raw`\b([Aa]t) (?!(?:19|20)\d\d )\d{3,6}[A-Za-z]? (?:[NSEW]\.? )?(?!(?:${COUNTED_CAPITALISED})\b)\p{Lu}[\p{Ll}'’-]{1,30}(?: \p{Lu}[\p{Ll}'’-]{1,30}){0,2}`,
      'gu',
    ),
    `$1 ${MASKS.street}`,
  ],
  [
    new RegExp(
      String.raw`\b((?:live[sd]?|living|reside[sd]?|residing|moved|located|home|house|place|property) (?:is )?at) \d{1,6}[a-z]? ${NO_STREET}\p{L}[\p{L}'’-]{0,30}`,
      'giu',
    ),
    `$1 ${MASKS.street}`,
  ],
  [
    /\b((?:unit|apt|apartment|suite|ste|lot|villa|condo|bldg|building|house|flat|room)\.? ?(?:no\.?|number)? ?)#?(?:\d{1,6}[a-z]?(?:-?\d{1,4})?|[a-z]-?\d{1,5})\b/gi,
    `$1${MASKS.unit}`,
  ],
  [/#\s?\d{1,6}[a-z]?\b/gi, MASKS.unit],
  [
    /\b(?:account|acct|case|file|policy|invoice|claim|permit)\.?(?: (?:no|number|nr))?\.?:? ?#?[a-z]{0,4}-?\d[\d-]{2,20}\b/gi,
    MASKS.account,
  ],
  [/\b\d{3}[- ]\d{2}[- ]\d{4}\b|(?<![\d.,$])\d{7,}(?!\d|[.,]\d)/g, MASKS.account],
  [
    new RegExp(
      String.raw`\b((?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (?:full |last |first )?name(?:['’]s| is)|[Nn]amed|[Ii] am called|[Cc]all me|[Ss]igned,?|[Ss]incerely,?|[Rr]egards,?) ${CAPITALISED}(?: ${CAPITALISED}){0,3}`,
      'gu',
    ),
    `$1 ${MASKS.name}`,
  ],
  // Typed in small letters, a name after these words is the next word or two.
  [
    /\b(my (?:full )?name(?:['’]s| is)) \p{L}[\p{L}'’-]{0,30}(?: \p{L}[\p{L}'’-]{0,30})?/giu,
    `$1 ${MASKS.name}`,
  ],
  [
    new RegExp(
      String.raw`\b((?:Mr|Mrs|Ms|Miss|Dr|Mx)\.?|(?:[Nn]eighbou?r|[Pp]resident|[Tt]reasurer|[Ss]ecretary|[Mm]anager|[Oo]wner|[Dd]irector|[Aa]ttorney|[Tt]enant|[Hh]usband|[Ww]ife)) ${CAPITALISED}(?: ${CAPITALISED})?`,
      'gu',
    ),
    `$1 ${MASKS.name}`,
  ],
];

/**
 * A question without what could tell who asked it: e-mail addresses, links, phone, street, unit,
 * card, account and social security numbers, and names where the words before them give them away. A
 * name that stands alone is not recognised. Deadlines, money and statutes stay.
 */
export function redact(text: string): string {
  const words = text.replace(/\S+/g, (word) => (word.length > WORD_MAX_CHARS ? '[…]' : word));
  return RULES.reduce((redacted, [pattern, mask]) => redacted.replace(pattern, mask), words);
}
