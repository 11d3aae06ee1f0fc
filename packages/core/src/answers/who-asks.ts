/** Who says of themselves that they act for an association: by an office, or with the board as 'we'. */
const SAYS_OFFICE =
  /\b(?!as the )(?:i['’]?m|i am|as|i was (?:just )?elected)(?: (?:a|an|the|our|your|on|new|newly|elected|volunteer|hoa|condo|association|board|community))* (?:board|director|president|vice president|treasurer|secretary|committee|chair|manager|member of (?:the|our) (?:board|committee))\b/i;
const WE_OF_BOARD =
  /\b(?:we (?:on|are) the board|we['’]re (?:on )?the board|(?:us|we) (?:on the board|as a board|board members|directors)|(?:my|our) fellow (?:directors|board))\b/i;
/** What a board does and an owner does not, said of 'we' or of its own board. */
const ACTS =
  /\b(?:we|our board|our committee)\b(?: \w+){0,2} (?:fine|enforce|tow|lien|foreclose|hire|bid out|adopt|budget|collect|charge (?:the|an?|her|him|them|owners?)|bill|suspend|make (?:her|him|them|owners?)|send (?:an?|the|owners|a delinquent)|schedule|deny|approve|shut off)\b/i;
const CAN_WE_ACT =
  /\b(?:can|could|may|should|must|do|when should|how do|how should|if) (?:we|our board|our committee)\b(?: \w+){0,2} (?:fine|enforce|tow|lien|foreclose|hire|adopt|collect|charge|bill|suspend|make|kick|cut off|send|shut off|require|ban|publish|hand over|pay an?|let owners|tell owners|explain)\b/i;
/** Owners as others speak of them: a neighbor says 'my neighbor'. */
const OF_OWNERS =
  /\b(?:an owner|one (?:owner|homeowner|resident)|owners? (?:demands?|refuses?|says|wants|didn['’]t|who)|our (?:owners|residents|homeowners|members|delinquent owners|deductible|vendor|reserves?|minutes|governing documents))\b/i;
/** A person who speaks of owners as one of them. */
const AS_OWNER =
  /\b(?:as an owner|i(?: am|['’]m) an owner|(?:my|our) (?:board|hoa|neighbor)s? (?:won['’]t|refuses?|says|told|denied|fined)|fined me|my (?:unit|home|house|condo|lot|dues))\b/i;

const SAYS_BOARD = [SAYS_OFFICE, WE_OF_BOARD];
const SOUNDS_LIKE_BOARD = [ACTS, CAN_WE_ACT, OF_OWNERS];

/**
 * Whether somebody asks for a board or a committee, as far as the words tell: what owners are told
 * to do would then be told to the other party.
 *
 * @param questions what was asked, oldest first
 */
export function asksForBoard(questions: readonly string[]): boolean {
  const has = (cues: readonly RegExp[]) =>
    questions.some((one) => cues.some((cue) => cue.test(one)));
  return has(SAYS_BOARD) || (!has([AS_OWNER]) && has(SOUNDS_LIKE_BOARD));
}

/** A step towards the board or its manager, or a request to them that names nobody. */
const TO_BOARD =
  /^(?:(?:ask|call|tell|press|write(?: back)? to|send|give|hand) (?:the |your )?(?:board|manager|secretary|treasurer|president|association|committee)\b|ask (?:for|in writing|to|that|whether|in the|at the)\b|(?:request|raise the defense|hand in)\b)/i;

/** Whether a step is one that an owner takes towards the board. */
export function isTowardsBoard(step: string): boolean {
  return TO_BOARD.test(step);
}
