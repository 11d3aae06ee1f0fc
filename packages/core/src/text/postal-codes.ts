import { type State, stateByCode } from '../jurisdictions.ts';
import { endsWithPlace } from './cities.ts';
import { COMMUNITY_WORDS } from './community-words.ts';

/** Postal codes that are English words, and those that stand for something else in capitals. */
const ENGLISH_WORDS = new Set('AL CO DE HI ID IN LA MA ME OH OK OR PA'.split(' '));
const OTHER_CAPITALS = new Set('AR CT MD MS MT NE SD VA'.split(' '));
/** Those that mean nothing else right before 'hoa' or 'condo'. */
const NEVER_WORDS_THERE = new Set('CO ID MA PA'.split(' '));
/** Those that mean nothing else right after 'hoa' or 'condo', and at an end; in capitals these too. */
const NEVER_WORDS_AFTER_IT = new Set('CT MD MT PA SD VA'.split(' '));
const CAPITALS_AFTER_IT = new Set('AL AR CO DE ID MA NE OH'.split(' '));
/** Those that are words or greetings where a question begins with them: 'ok: may they'. */
const WORDS_AT_A_BEGINNING = new Set('HI IN LA MA ME OH OK OR'.split(' '));
/** Those that are no word after 'in': 'our condo in pa'. */
const NEVER_WORDS_AFTER_IN = new Set('MA OH PA'.split(' '));
/** Those that stand for nothing else in small letters either. */
const NEVER_WORDS = new Set('AZ GA IL KS KY MN NC NH NJ NM NV NY SC TN TX UT WA WI WV'.split(' '));
/** 'in TX', 'Tampa, FL'. */
const CODE_IN_A_PLACE = /(?:\bin |, ?)([a-z]{2})\b(?! [a-z]+ing\b)/gi;
/** 'TX', 'fl hoa', 'VA law': a code beside what only a state or its communities have. */
const CODE_ALONE =
  /(?<!\d(?:st|nd|rd|th) )\b([a-z]{2})\b(?!['’-])(?=( (?:hoa|coa|poa|condo|condominium|planned communit(?:y|ie)|co-?op|townho(?:me|use)|law|laws|statute|statutes|homeowners?|association)s?\b)?)/gi;
/** 'Richmond VA': after the name of a town even what stands for something else elsewhere. */
const CODE_AFTER_A_TOWN =
  /(?<=\b(?:[A-Z][a-z]{3,}|(?:in|near|outside) [a-z]{3,}) )(?:AL|CT|DE|MA|MD|MT|NE|OH|PA|SD|VA)\b(?! loans?\b)/g;
/** 'ny can the board ...', '... without a hearing tx': no 'mi casa', no '2nd fl'. */
const CODE_AT_AN_END =
  /^(?!mi\b)[a-z]{2}(?= [a-z])|(?<=[a-z] )(?<!\d(?:st|nd|rd|th) )(?!mi\b)[a-z]{2}(?=\W*$)/g;

/** 'CO: may they fine me'. */
const CODE_ADDRESSED = /^\s*([a-z]{2})(?=\s*(?::|[-–] ))/i;
/** 'late fees hoa va', 'condo arlington va', 'HOA MD records': behind a community, a place or all else. */
const CODE_BEHIND = /(?<= )([a-z]{2})\b(?!['’-]| (?:loan|approv|financ|buyer|mortgage)\w*)/gi;
const ENDS_WITH_COMMUNITY = new RegExp(String.raw`\b${COMMUNITY_WORDS} (?:laws? )?$`, 'i');
/** 'approved for va', 'my pa': what goes before is no end of a question. */
const ENDS_WITH_PARTICLE =
  /\b(?:for|by|the|a|an|my|our|his|her|with|from|of|and|or|to|loans?|approved|\d+(?:st|nd|rd|th)?) $/i;

/** The state of a code that stands for nothing else, whatever its capitals. */
export function stateOfClearCode(code: string): State | undefined {
  const capital = code.toUpperCase();
  const isUnclear = ENGLISH_WORDS.has(capital) || OTHER_CAPITALS.has(capital);
  return isUnclear ? undefined : stateByCode(capital);
}

/** The name of the state whose code stands so in a question; undefined for what is no state. */
function stateOfCode(code: string, isBesideLaw: boolean): string | undefined {
  const capital = code.toUpperCase();
  const isShouted = code === capital ? !OTHER_CAPITALS.has(capital) : NEVER_WORDS.has(capital);
  const isBeside = isBesideLaw && (code === capital || NEVER_WORDS_THERE.has(capital));
  if (ENGLISH_WORDS.has(capital) ? !isBeside : !(isBesideLaw || isShouted)) {
    return undefined;
  }
  return stateByCode(capital)?.name;
}

/** The state whose code stands behind a community or a place, or ends a question; undefined for what is no state. */
function stateBehind(code: string, before: string, after: string): string | undefined {
  const capital = code.toUpperCase();
  const isNeverWord = NEVER_WORDS_AFTER_IT.has(capital);
  // Where all is in capitals these tell nothing.
  const isMeant =
    isNeverWord ||
    (code === capital && CAPITALS_AFTER_IT.has(capital) && /[a-z]/.test(before + after));
  if (!isMeant) return undefined;
  const isAtEnd = isNeverWord && /^\W*$/.test(after) && !ENDS_WITH_PARTICLE.test(before);
  const isBehind = ENDS_WITH_COMMUNITY.test(before) || endsWithPlace(before) || isAtEnd;
  return isBehind ? stateByCode(capital)?.name : undefined;
}

/** A question with the names of the states that it writes as postal codes: 'Tampa, FL', 'fl hoa fines'. */
export function withNamesOfCodes(question: string): string {
  return question
    .replace(CODE_ADDRESSED, (found, code: string) => {
      const isWord = WORDS_AT_A_BEGINNING.has(code.toUpperCase());
      return isWord ? found : found.replace(code, stateByCode(code.toUpperCase())?.name ?? code);
    })
    .replace(CODE_IN_A_PLACE, (found, code: string) => {
      const capital = code.toUpperCase();
      const name = stateByCode(capital)?.name;
      const isMeant =
        code === capital || !ENGLISH_WORDS.has(capital) || NEVER_WORDS_AFTER_IN.has(capital);
      return name !== undefined && isMeant ? found.slice(0, -code.length) + name : found;
    })
    .replace(CODE_AFTER_A_TOWN, (code) => stateByCode(code)?.name ?? code)
    .replace(
      CODE_BEHIND,
      (code: string, _code: string, at: number, whole: string) =>
        stateBehind(code, whole.slice(0, at), whole.slice(at + code.length)) ?? code,
    )
    .replace(CODE_AT_AN_END, (code) => stateOfClearCode(code)?.name ?? code)
    .replace(
      CODE_ALONE,
      (code: string, _code: string, beside?: string) =>
        stateOfCode(code, beside !== undefined) ?? code,
    );
}
