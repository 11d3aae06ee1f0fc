import type { LawFact } from '../schemas/law.ts';
import { encoderOf, type SentenceEncoder, type WordVectors } from '../search/sentence-encoder.ts';
import { Speller } from '../search/spelling.ts';
import { VectorTable } from '../search/vector-table.ts';
import { wordsOf } from '../search/words.ts';
import {
  type CoverEvidence,
  coverLikelihood,
  type FactFeatures,
  factScore,
} from './fact-weights.ts';
import { kindTold, matterOf, plainWords, withoutWhose, wordShare } from './fact-words.ts';
import type { LawTable } from './law-table.ts';

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

/** Whose rules hold for a community of any kind. */
const HOLDS_FOR_ALL: ReadonlySet<string> = new Set<LawFact['community']>(['both', 'federal']);
/** So far ahead is as good as certain. */
const MOST_AHEAD = 3;
/** A misspelled word this long is read as the one it stands for. */
const CORRECTED_CHARS = 5;

/** What is known of a question beside its words. */
export interface AskedAround {
  /** What was said around it, which may tell the kind of community. */
  around?: string;
  /** How near it lies to what the articles answer: a cosine. */
  library?: number;
}

/** A rule, read once for all questions. */
interface ReadFact {
  fact: LawFact;
  words: ReadonlySet<string>;
  /** The rows of its statement and, after it, of what it is asked. */
  from: number;
  to: number;
  twin: number;
  kin: number;
}

/** Names as numbers, in the order in which they come. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }
}

/**
 * The rules of the law, ready to be asked: which of them answers a question in people's own words.
 * A question is compared with what each rule says and with what editors wrote that it is asked;
 * what rules on the same matter are asked in other states counts too.
 */
export class FactIndex {
  readonly facts: readonly LawFact[];
  readonly #read: readonly ReadFact[];
  readonly #encoder: SentenceEncoder | undefined;
  readonly #rows: VectorTable;
  /** Whose each row is: the rules on one matter, and those on one question of the table. */
  readonly #twinOf: Uint16Array;
  readonly #kinOf: Uint16Array;
  readonly #texts: readonly string[];
  /** Made at the first word that no vector is known of. */
  #speller: Speller | undefined;

  /** @param vectors what words mean; without them no rule is found */
  constructor({ facts, asked }: Pick<LawTable, 'facts' | 'asked'>, vectors?: WordVectors) {
    this.facts = facts;
    this.#encoder = vectors && encoderOf(vectors);
    const twins = new Numbering();
    const kins = new Numbering();
    const texts = facts.map(({ id, statement }) =>
      [statement, ...(asked.get(id) ?? [])].map(withoutWhose),
    );
    let rows = 0;
    this.#read = facts.map((fact, at) => {
      const from = rows;
      rows += texts[at]?.length ?? 0;
      return {
        ...{ fact, from, to: rows, words: new Set(plainWords(fact.statement)) },
        twin: twins.of(`${fact.question} ${matterOf(fact)}`),
        kin: kins.of(fact.question),
      };
    });
    this.#twinOf = new Uint16Array(rows);
    this.#kinOf = new Uint16Array(rows);
    for (const { from, to, twin, kin } of this.#read) {
      this.#twinOf.fill(twin, from, to);
      this.#kinOf.fill(kin, from, to);
    }
    this.#texts = texts.flat();
    const encoder = this.#encoder;
    this.#rows = new VectorTable(encoder === undefined ? 0 : rows, encoder?.dimensions ?? 0);
    if (encoder !== undefined)
      this.#texts.forEach((text, row) => {
        this.#rows.set(row, encoder.encode(text));
      });
  }

  /**
   * The rules of some states, the one that answers best first.
   *
   * @param text as it was asked
   * @param states the two letters of those whose rules may be given
   */
  find(
    text: string,
    states: ReadonlySet<string>,
    { around = text, library = 0 }: AskedAround = {},
  ): FoundFact[] {
    const encoder = this.#encoder;
    if (encoder === undefined) return [];
    const asked = this.#spelled(withoutWhose(text), encoder);
    const kind = kindTold(text) ?? kindTold(around) ?? 'planned-community';
    const words = plainWords(asked);
    const nears = this.#rows.times(encoder.encode(asked));
    const twins = nearnessOf(nears, this.#twinOf);
    const kins = nearnessOf(nears, this.#kinOf);
    const rated = this.#read
      .filter(({ fact }) => states.has(fact.state))
      .map(({ fact, from, to, twin, kin, words: own }): RatedFact => {
        const questions = nears.subarray(from + 1, to);
        const features: FactFeatures = {
          statement: nears[from] ?? 0,
          mean: questions.reduce((sum, near) => sum + near, 0) / Math.max(1, questions.length),
          twin: twins.most[twin] ?? 0,
          twinMean: twins.mean[twin] ?? 0,
          kin: kins.most[kin] ?? 0,
          words: wordShare(words, own),
          kind: fact.community === kind || HOLDS_FOR_ALL.has(fact.community) ? 1 : 0,
          federal: fact.community === 'federal' ? 1 : 0,
        };
        return { fact, features, score: factScore(features) };
      })
      .sort((a, b) => b.score - a.score);
    const nearest = Math.max(...kins.most);
    const beyond = Math.max(0, library - nearest);
    return rated.map((one, place) => {
      const evidence = coverEvidence(rated, place, { nearest, beyond });
      return { ...one, evidence, likelihood: coverLikelihood(evidence) };
    });
  }

  /** A question with what its misspelled words stand for. */
  #spelled(text: string, encoder: SentenceEncoder): string {
    const meant = wordsOf(text).flatMap(({ form }) => {
      if (form.length < CORRECTED_CHARS || encoder.knows(form)) return [];
      this.#speller ??= spellerOf(this.#texts);
      return this.#speller.correct(form)?.form ?? [];
    });
    return [text, ...meant].join(' ');
  }
}

/** Corrects towards the words of some texts. */
function spellerOf(texts: readonly string[]): Speller {
  const counts = new Map<string, number>();
  for (const { form } of texts.flatMap(wordsOf)) counts.set(form, (counts.get(form) ?? 0) + 1);
  return new Speller([...counts].map(([form, count]) => ({ form, count })));
}

/** What tells whether the rule at a place of those found, best first, answers. */
export function coverEvidence(
  rated: readonly RatedFact[],
  place: number,
  { nearest, beyond }: { nearest: number; beyond: number },
): CoverEvidence {
  const one = rated[place];
  if (one === undefined) throw new RangeError(`no rule at place ${place}`);
  const { statement, mean, twin, kin, words } = one.features;
  const next = rated.find(({ fact }) => fact.question !== one.fact.question);
  const other = place === 0 ? next : rated[0];
  const ahead = one.score - (other?.score ?? one.score);
  return {
    ...{ statement, mean, twin, words, elsewhere: nearest - kin, beyond },
    ahead: Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, ahead)),
  };
}

/** The greatest and the mean nearness of each group of rows, by its number. */
function nearnessOf(nears: Float32Array, groupOf: Uint16Array) {
  const size = groupOf.reduce((most, group) => Math.max(most, group + 1), 0);
  const most = new Float32Array(size).fill(-1);
  const mean = new Float32Array(size);
  const count = new Uint32Array(size);
  nears.forEach((near, row) => {
    const group = groupOf[row] ?? 0;
    most[group] = Math.max(most[group] ?? -1, near);
    mean[group] = (mean[group] ?? 0) + near;
    count[group] = (count[group] ?? 0) + 1;
  });
  return { most, mean: mean.map((sum, group) => sum / Math.max(1, count[group] ?? 0)) };
}
