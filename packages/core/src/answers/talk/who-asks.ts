import { logOddsOf, type WordWeights } from '../../search/scope/wording.ts';
import { wordsOf } from '../../search/words/words.ts';
import askerWeights from './asker-weights.json' with { type: 'json' };

const OFFICE =
  '(?:director|president|vice president|treasurer|secretary|chair|manager|(?:board|committee) member|member of (?:the|our) (?:board|committee))';
const I_AM = "(?:i['’]?m|i am|i was (?:just )?elected)";
const KIND = '(?:a|an|new|newly|elected|volunteer|hoa|condo|association|board|committee|community)';
/** Who says to act for an association: 'as treasurer' does, 'as our treasurer said' does not. */
const SAYS_OFFICE = new RegExp(
  [
    `\\bas(?: ${KIND})* ${OFFICE}\\b`,
    `\\b${I_AM}(?: (?:the|our|your|on|to))*(?: ${KIND})* ${OFFICE}\\b`,
    `\\b${I_AM} (?:on|to|in)(?: (?:the|our|my|${KIND}))+ (?:board|committee)\\b`,
  ].join('|'),
  'i',
);
/** Or with the board as 'we'. */
const WE_OF_BOARD =
  /\b(?:we (?:on|are) the board|we['’]re (?:on )?the board|(?:us|we) (?:on the board|as a board|board members|directors)|(?:my|our) fellow (?:directors|board))\b/i;

/** Who says to be an owner, or what the board does to its owners. */
const SAYS_OWNER =
  /\b(?:(?:as|i am|i['’]m|we are|we['’]re) (?:an? |the )?(?:home|unit |condo )?owners?|we(?: the)? (?:home)?owners|(?:my|our) (?:board|hoa|association)s? (?:won['’]t|will not|refuses?|says?|told|denied|fined|raised)|fined me|my (?:unit|home|house|condo|lot|dues))\b/i;

/** Fitted by `npm run eval -- --fit-askers`; see eval/README.md. */
const ASKER_WEIGHTS: WordWeights = askerWeights;
/** Words of the longest n-gram: 'can we', 'fined me for'. */
const N_GRAM_MAX = 3;
/** The token of the beginning of a question: 'I' says more there. */
const BEGIN = '^';
/**
 * The log odds from which on somebody is taken to act for an association, chosen so that hardly an
 * owner is. Of questions by writers who took no part in the fit 3 of 150 owners' and 54 of 110
 * boards' are; by the fourth question of a conversation none of 42 owners and 26 of 28 boards.
 */
export const BOARD_LOG_ODDS_MIN = 2;

/** The words of a question, common ones too, and its bigrams and trigrams. */
export function askerWordsOf(question: string): string[] {
  const forms = [BEGIN, ...wordsOf(question).map(({ form }) => form)];
  const words = new Set<string>();
  for (let count = 1; count <= N_GRAM_MAX; count++) {
    for (let at = 0; at + count <= forms.length; at++) {
      words.add(forms.slice(at, at + count).join(' '));
    }
  }
  return [...words];
}

/** The log odds that a question is asked for an association, by a board or its manager. */
export function boardLogOdds(question: string, weights: WordWeights = ASKER_WEIGHTS): number {
  return logOddsOf(askerWordsOf(question), weights);
}

/**
 * Whether somebody asks for a board or a committee, as far as the words tell: what owners are told
 * to do would then be told to the other party.
 *
 * @param questions what was asked, in any order
 */
export function asksForBoard(questions: readonly string[]): boolean {
  if (questions.some((one) => SAYS_OFFICE.test(one) || WE_OF_BOARD.test(one))) return true;
  if (questions.some((one) => SAYS_OWNER.test(one))) return false;
  return questions.reduce((sum, question) => sum + boardLogOdds(question), 0) > BOARD_LOG_ODDS_MIN;
}

/** Questions of which the mean of the log odds is below are those of owners. */
const OWNERS_LOG_ODDS_MAX = -0.5;

/** Whether some questions, all those of one answer, are what owners ask. */
export function areOfOwners(questions: readonly string[]): boolean {
  const sum = questions.reduce((total, question) => total + boardLogOdds(question), 0);
  return sum < OWNERS_LOG_ODDS_MAX * questions.length;
}
