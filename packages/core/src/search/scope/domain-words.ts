import { stem } from '../words/stem.ts';

/**
 * Words by which people say that they live in an association. They tell little about the topic,
 * as every article has them, but all about whether a question is ours.
 */
export const ASSOCIATION_WORDS: ReadonlySet<string> = new Set(
  `hoa coa poa aoao aouo association assoc assn homeowner ccr bylaw covenant condo condominium townhouse townhome
  dues clubhouse quorum`
    .split(/\s+/)
    .map(stem),
);

/** A housing cooperative as those call it who live in one; not a chicken coop, nor a food co-op. */
export const COOPERATIVE =
  /\b(?:my|our|the|this|an?|nyc?|\w+['’]s) +(?:co-op|coop)(?:['’]s)?\b(?! (?:mode|games?|students?|jobs?|programs?|for|with|of)\b)|\b(?:co-?op|cooperative|housing cooperative)(?:['’]s)? (?:board|building|apartment|shareholder|shares|owner|association)|\b(?:housing|stock) co-?op(?:erative)?s?\b|\bco-?op\b(?=.*\bshareholders?\b)|\bshareholders?\b.*\bco-?op\b/i;

/** What owners pay an association, by its other names. */
export const ASSOCIATION_FEES =
  /\b(?:maintenance|strata|subdivision|neighborhood|common) (?:fees?|charges?)\b|\b(?:fees?|charges?) (?:to|for|in|of) (?:the|my|our) (?:subdivision|neighborhood)\b|\b(?:monthly|quarterly|yearly|annual) fees? (?:on|for) (?:my|our|the) (?:house|home|lot|unit|apartment|town ?house|town ?home)\b(?! \w+er\b)/i;

/** Who else takes such a fee. */
export const OTHER_FEES = /\b(?:bank|checking|savings|credit card|time ?share)\b/i;

/** Whom only those name who live in one building with others. */
export const NEIGHBOR_ABOVE =
  /\b(?:up|down)stairs neighbou?rs?\b|\bneighbou?rs? (?:up|down)stairs\b|\b(?:people|person|guy|lady|woman|man|family|couple|unit|apartment|condo|owner)s? (?:that lives |who lives |living )?(?:(?:directly |right )?(?:above|below) (?:me|us|mine|ours)|over (?:me|us)\b|(?:up|down)stairs)/i;

/** What befell somebody, as the reason why they ask: it makes no question one on jobs or divorces. */
export const CIRCUMSTANCES =
  /\b(?:(?:i|we|he|she|my \w+) (?:just |recently )?(?:lost (?:my|our|his|her|their) job|(?:got |was |were )?(?:laid off|divorced)|(?:am|are|is) out of work)|got (?:laid off|divorced))\b/gi;

/** Words of a shared place and its government that other places share too. */
export const SHARED_PLACE_WORDS: ReadonlySet<string> = new Set(
  `board director assessment declaration community neighbor neighborhood unit owner common committee
  president treasurer secretary agenda annual proxy reserve manager management resident member pool gate
  rule fine violation notice hearing approval vote meeting minutes budget lien amenity upstairs
  downstairs building guest visitor newsletter playground subdivision`
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
