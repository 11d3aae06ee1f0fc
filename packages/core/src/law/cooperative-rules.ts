import type { LawFact } from '../schemas/law.ts';

/** How a statement begins that speaks of housing cooperatives: 'In New York a co-op shareholder'. */
const OF_COOPERATIVES =
  /^In (?:the )?[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+)*,? (?:an? )?(?:housing )?co-?op(?:erative)?s?\b/;

/**
 * Whether a rule is for housing cooperatives alone, as its first words say. The table keeps such
 * rules among those for both of its kinds of community, since it has no kind for cooperatives.
 */
export function isOfCooperatives({ statement }: Pick<LawFact, 'statement'>): boolean {
  return OF_COOPERATIVES.test(statement);
}

/** Whether a rule is law for a kind of community; where it is not known, for every kind but cooperatives. */
export function isRuleFor(fact: LawFact, kind: string | undefined): boolean {
  const { community } = fact;
  if (community === 'federal') return true;
  if (isOfCooperatives(fact)) return kind === 'cooperative';
  return kind !== 'cooperative' && (community === 'both' || community === kind);
}
