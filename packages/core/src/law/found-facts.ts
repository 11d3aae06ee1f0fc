import { FEDERAL } from '../jurisdictions.ts';
import type { LawFact } from '../schemas/law.ts';
import {
  type CoverEvidence,
  coverLikelihood,
  type FactFeature,
  type FactFeatures,
  factScore,
  RULE_ANSWERS,
} from './fact-weights.ts';

/** A rule with what speaks for it. */
export interface RatedFact {
  fact: LawFact;
  features: FactFeatures;
  score: number;
}

/** A rule of the table with how well it answers what was asked. */
export interface FoundFact extends RatedFact {
  /** How likely it is that the rule answers: 0 to 1. */
  likelihood: number;
  evidence: CoverEvidence;
}

/** The rules of some states, each with what speaks for it. */
export interface Rated {
  rated: readonly RatedFact[];
  /** How near the question lies to what any rule says or is asked: a cosine, -1 without vectors. */
  nearest: number;
}

function featuresBetween(one: FactFeatures, other: FactFeatures): FactFeatures {
  const between = { ...one };
  for (const name of Object.keys(one) as FactFeature[]) {
    between[name] = (one[name] + other[name]) / 2;
  }
  return between;
}

/** What lies midway between two ratings of the same rules in the same order. */
export function ratedBetween(one: Rated, other: Rated): Rated {
  const rated = one.rated.map(({ fact, features }, place) => {
    const between = featuresBetween(features, other.rated[place]?.features ?? features);
    return { fact, features: between, score: factScore(between) };
  });
  return { rated, nearest: (one.nearest + other.nearest) / 2 };
}

/** So far ahead is as good as certain. */
const AHEAD_MAX = 3;
/**
 * What a question's own rating counts beside that of the question with what was said before it. With
 * it the right rule comes first for 92 % of 269 follow-ups, without it for 89 %, and for 29 % where the
 * question is read alone.
 */
const OWN_SHARE = 0.2;
/** So little is hardly behind: odds of 1 : e^2.5. */
const HARDLY_BEHIND = 2.5;

/**
 * What tells whether the rule at a place of those found, best first, answers.
 *
 * @throws RangeError where there is no rule at that place
 */
export function coverEvidence(
  rated: readonly RatedFact[],
  place: number,
  { nearest, beyond }: { nearest: number; beyond: number },
): CoverEvidence {
  const one = rated[place];
  if (one === undefined) throw new RangeError(`no rule at place ${place}`);
  const { read, statement, mean, twin, kin, words } = one.features;
  const isElsewhere = ({ fact }: RatedFact) => fact.question !== one.fact.question;
  const other = place === 0 ? rated.find(isElsewhere) : rated[0];
  const ahead = one.score - (other?.score ?? one.score);
  return {
    read,
    statement,
    mean,
    twin,
    words,
    elsewhere: nearest - kin,
    beyond,
    ahead: Math.max(-AHEAD_MAX, Math.min(AHEAD_MAX, ahead)),
  };
}

/** Rated rules, best first, each with how likely it answers. */
export function withLikelihoods({ rated, nearest }: Rated, library: number): FoundFact[] {
  const best = rated.toSorted((a, b) => b.score - a.score);
  const beyond = Math.max(0, library - nearest);
  return best.map((one, place) => {
    const evidence = coverEvidence(best, place, { nearest, beyond });
    return { ...one, evidence, likelihood: coverLikelihood(evidence) };
  });
}

/**
 * The rules that a question asks for in its conversation. One that answers the question alone comes
 * first where it is hardly behind, or where none answers what was said together.
 */
export function foundInTalk(alone: Rated, joined: Rated, library: number): FoundFact[] {
  const scores = new Map(alone.rated.map(({ fact, score }) => [fact, score]));
  const rated = joined.rated.map((one) => {
    const own = scores.get(one.fact) ?? one.score;
    return { ...one, score: (one.score + OWN_SHARE * own) / (1 + OWN_SHARE) };
  });
  const inTalk = withLikelihoods({ ...joined, rated }, library);
  const [asked] = withLikelihoods(alone, library);
  const [best] = inTalk;
  if (asked === undefined || best === undefined || asked.likelihood < RULE_ANSWERS) return inTalk;
  const others = inTalk.filter(({ fact }) => fact !== asked.fact);
  const behind = best.score - (inTalk.find(({ fact }) => fact === asked.fact)?.score ?? 0);
  const isFirst = behind < HARDLY_BEHIND || best.likelihood < RULE_ANSWERS;
  return isFirst ? [asked, ...others] : inTalk;
}

/** The best of some rules, and the best of them on another question of the table. */
function bestTwo(rated: readonly RatedFact[]): RatedFact[] {
  const bestOf = (some: readonly RatedFact[]) =>
    some.reduce<RatedFact | undefined>(
      (best, one) => (best === undefined || one.score > best.score ? one : best),
      undefined,
    );
  const best = bestOf(rated);
  if (best === undefined) return [];
  const other = bestOf(rated.filter(({ fact }) => fact.question !== best.fact.question));
  return other === undefined ? [best] : [best, other];
}

/** The states, by their two letters, of which a rule of their own comes first and answers. */
export function statesAnswered({ rated, nearest }: Rated, library: number): string[] {
  const groups = Map.groupBy(rated, ({ fact }) => fact.state);
  // Federal law holds in each of them too.
  const federal = groups.get(FEDERAL) ?? [];
  const beyond = Math.max(0, library - nearest);
  return [...groups].flatMap(([state, own]) => {
    const best = bestTwo([...own, ...federal]);
    if (state === FEDERAL || best[0]?.fact.state !== state) return [];
    const likelihood = coverLikelihood(coverEvidence(best, 0, { nearest, beyond }));
    return likelihood >= RULE_ANSWERS ? state : [];
  });
}
