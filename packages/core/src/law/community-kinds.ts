import type { LawFact } from '../schemas/law.ts';

/** The kinds of community that have rules of their own. */
export type CommunityKind = Exclude<LawFact['community'], 'both' | 'federal'>;

/** The kind that a question is read for where it tells none. */
export const USUAL_KIND: CommunityKind = 'planned-community';

/**
 * Whether a rule is law for a kind of community; where the kind is not known, whether it is for
 * planned communities and condominiums alike.
 */
export function isRuleFor(
  { community, cooperatives }: Pick<LawFact, 'community' | 'cooperatives'>,
  kind: string | undefined,
): boolean {
  if (community === 'federal') return true;
  if (kind === 'cooperative') return community === kind || cooperatives === true;
  return community === 'both' || community === kind;
}

/** What people call a community, where that tells its kind: an AOAO is a condominium in Hawaii. */
const CONDOMINIUM =
  /\b(?:condo(?:minium)?s?|ao[au]o|co-?owner|unit owners?|(?:horizontal property )?regimes?)\b/i;
const PLANNED =
  /\b(?:planned communit(?:y|ies)|home ?owners?['’]? associations?|property owners?['’]? associations?|[hp]oas?|subdivisions?|detached)\b/i;
/** No food co-op, nor a cooperative neighbor. */
const COOPERATIVE =
  /(?<!\b(?:food|grocery|electric|power|utility|water|energy|solar|farm|farmers|garden|babysitting) )\b(?:co-?ops?\b|cooperatives\b|(?<=\b(?:an?|the|our|my|your|this|in|housing|stock|apartment|nyc) )cooperative\b(?! (?:way|spirit|manner|effort|approach|attitude|tone|neighbor)s?\b)|cooperative (?:apartment|housing|board|building|corporation|association|shareholder|eviction)s?\b)|\bproprietary leases?\b/i;
/** What else only a shareholder says, where no other kind is named. */
const SHARES = /\b(?:my|(?:own|hold)s?) shares\b|\bshareholders?\b/i;

/** A coop without its hyphen is one for hens where these are spoken of. */
const HENS =
  /\b(?:chickens?|hens?|roosters?|poultry|ducks?|quails?|pigeons?|rabbits?|eggs?|backyard|fence)\b/i;
const COOP = /\bcoops?\b/gi;
/** And so is one that is built, moved, or what somebody is fined for. */
const COOP_FOR_HENS =
  /\b(?:for|build(?:ing)?|built|keep|put|moved?|removed?|paint(?:ed)?|tear|tore) (?:up |down )?(?:an?|my|our|the|his|her|their) coops?\b(?! (?:apartment|board|building|shareholder|unit)s?\b)/gi;

/** What is said to be no condominium, whatever else of condominiums is told. */
const NO_CONDOMINIUM = /\b(?:not|no|isn['’]t) (?:an? )?condo(?:minium)?s?\b/i;
const HOUSES = /\bsingle[- ]family (?:home|house|neighborhood)s?\b/i;
const NO_COOPERATIVE = /\b(?:not|no|isn['’]t) (?:an? )?(?:housing )?co-?op(?:erative)?s?\b/gi;

/** Both in one breath: 'a condo or co-op' tells of neither. */
const EITHER =
  /\bcondo(?:minium)?s?(?:,? (?:or|and)|,)?[ /]co-?op(?:erative)?s?\b|\bco-?op(?:erative)?s?(?:,? (?:or|and)|,)?[ /]condo(?:minium)?s?\b/i;

/** How people speak of a cooperative and of those who hold its shares. */
const OF_COOPERATIVE =
  /\b(?:(?:housing|stock|apartment|limited[- ]equity) )?co-?op(?:erative)?s?\b|\bshareholders?\b/gi;

/** A text without the words that tell of a cooperative: they say whose rule is wanted, not on what. */
export function withoutCooperative(text: string): string {
  return text.replaceAll(OF_COOPERATIVE, ' ');
}

/** Where a text first speaks of a housing cooperative; -1 where it does not. */
function placeOfCooperative(text: string): number {
  const said = text.replaceAll(NO_COOPERATIVE, ' ').replaceAll(COOP_FOR_HENS, ' ');
  return (HENS.test(said) ? said.replaceAll(COOP, ' ') : said).search(COOPERATIVE);
}

function kindIn(text: string): CommunityKind | undefined {
  if (EITHER.test(text)) return undefined;
  const isNoCondominium = NO_CONDOMINIUM.test(text);
  const cooperative = placeOfCooperative(text);
  const condominium = isNoCondominium ? -1 : text.search(CONDOMINIUM);
  // Of two kinds the first is the asker's own: 'may a condo refuse a buyer as a co-op can'.
  if (cooperative >= 0 && (condominium < 0 || cooperative < condominium)) return 'cooperative';
  if (isNoCondominium || HOUSES.test(text)) return 'planned-community';
  if (condominium >= 0) return 'condominium';
  if (PLANNED.test(text)) return 'planned-community';
  return SHARES.test(text) ? 'cooperative' : undefined;
}

/**
 * The kind of community that a question tells, if it does: a 'condo HOA' is a condominium.
 *
 * @param texts the question, then what was said around it, which counts where the question tells none
 */
export function kindTold(...texts: readonly string[]): CommunityKind | undefined {
  for (const text of texts) {
    const kind = kindIn(text);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
