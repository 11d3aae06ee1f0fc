import { FEDERAL, jurisdiction } from '../../jurisdictions.ts';
import { type CommunityKind, isRuleFor, kindTold } from '../../law/community-kinds.ts';
import type { FactIndex } from '../../law/fact-index.ts';
import type { LawFact } from '../../schemas/law.ts';
import type { Retrieval } from '../../search/library-index.ts';
import { jurisdictionTitle } from '../../text/named-jurisdictions.ts';
import type { AskedOfLaw } from './choose-fact.ts';

/**
 * What a rule leaves open: it is not of the state, or of one of the states that were asked about and
 * not of the other, or of another kind of community than was told.
 */
export type RuleLack = { state: string } & (
  | { what: 'state' | 'other-state' }
  | { what: 'kind'; told: CommunityKind; has: CommunityKind | 'both' }
);

/** A question that so many states have rules on is one of their law; federal law only stands in. */
const USUAL = 4;

/** What the rules that answer a question leave open of it. */
export function lackOf(
  answering: readonly [LawFact, ...LawFact[]],
  { facts }: FactIndex,
  { wanted }: Pick<Retrieval, 'wanted'>,
  asked: AskedOfLaw & { isStateChosen: boolean },
): RuleLack | undefined {
  const [{ state, community, question }] = answering;
  const names = [...wanted.states].map(jurisdictionTitle);
  if (names.length > 1) {
    const told = new Set(answering.map((fact) => jurisdiction(fact.state).name));
    const other = names.find((name) => !told.has(name));
    return other === undefined ? undefined : { what: 'other-state', state: other };
  }
  const [name = ''] = names;
  if (state === FEDERAL) {
    const own = facts.filter((one) => one.question === question && one.state !== FEDERAL);
    const isUsual = new Set(own.map((one) => one.state)).size >= USUAL;
    return isUsual && !asked.isStateChosen ? { what: 'state', state: name } : undefined;
  }
  const told = kindTold(asked.whole, asked.earlier ?? '');
  if (community === 'federal' || told === undefined || isRuleFor(answering[0], told)) {
    return undefined;
  }
  return { what: 'kind', state: name, told, has: community };
}
