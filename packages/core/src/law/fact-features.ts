import type { LawFact } from '../schemas/law.ts';
import { type CommunityKind, isRuleFor } from './community-kinds.ts';
import type { GroupNearness } from './fact-groups.ts';
import type { FactFeatures } from './fact-weights.ts';
import { wordShare } from './fact-words.ts';

/** A rule, read once for all questions. */
export interface ReadFact {
  fact: LawFact;
  number: number;
  words: ReadonlySet<string>;
  /** The rows of its statement and, after it, of what it is asked. */
  from: number;
  to: number;
  /** The numbers of its groups: of the rules on its matter, and of those on its question of the table. */
  twin: number;
  kin: number;
}

/** What the rules are asked, and what it goes on from. */
export interface Asked {
  text: string;
  before?: string | undefined;
}

/** A question, held against every rule. */
export interface ReadQuestion extends Asked {
  words: readonly string[];
  /** How near each rule lies where the question is read as a whole. */
  read: Float32Array | undefined;
  /** How near each row lies, the greatest of each rule, and what its groups come to. */
  nears: Float32Array;
  most: Float32Array;
  twins: GroupNearness;
  kins: GroupNearness;
}

/** Whether the same is asked after the same. */
export function isSame(one: Asked, other: Asked): boolean {
  return one.text === other.text && one.before === other.before;
}

/** What a rule counts as read that no transformer has read: about as near as one that answers. */
const READ_WITHOUT = 0.6;

/** What speaks for a rule as the answer to a question. */
export function factFeatures(
  { fact, number, from, to, twin, kin, words: own }: ReadFact,
  { words, read, nears, twins, kins }: ReadQuestion,
  kind: CommunityKind,
): FactFeatures {
  const questions = nears.subarray(from + 1, to);
  return {
    read: read?.[number] ?? READ_WITHOUT,
    statement: nears[from] ?? 0,
    mean: questions.reduce((sum, near) => sum + near, 0) / Math.max(1, questions.length),
    twin: twins.most[twin] ?? 0,
    twinMean: twins.mean[twin] ?? 0,
    kin: kins.most[kin] ?? 0,
    words: wordShare(words, own),
    kind: isRuleFor(fact, kind) ? 1 : 0,
    federal: fact.community === 'federal' ? 1 : 0,
  };
}
