import type { QuestionEncoder } from '../../encoders/question-encoder.ts';
import type { VectorTable } from '../../encoders/vector-table.ts';
import { greatest } from '../numbers/greatest.ts';
import type { Passage } from '../passages/passages.ts';
import type { AskedQuestion } from '../question/question.ts';

/** A transformer that was fitted to tell which authored answer, and which rule of the law, a question wants. */
export interface AnswerModel {
  encoder: QuestionEncoder;
  /** The authored answers that it was fitted to, by {@link textDigest}, and the direction of each. */
  answers: readonly string[];
  directions: VectorTable;
  /** The rules of the law, by their ids, and the direction of each. */
  rules: readonly string[];
  ruleDirections: VectorTable;
}

/** How near a question lies to authored answers, read as a whole: cosines less that of the nearest. */
export interface AnswersRead {
  /**
   * That of the nearest is 0, what the transformer does not know lies {@link UNREAD} below it; each
   * counts more for a story.
   */
  near(passage: number): number;
  /** The nearest passages, by number. */
  nearest: readonly number[];
  /** How near the nearest lies: a cosine; undefined where the transformer knows no answer. */
  most: number | undefined;
}

/** What is no authored answer, or what is younger than the fit, is neither near nor far: so much below the nearest. */
export const UNREAD = -0.12;
/** Whatever lies farther below the nearest is no likelier answer for lying nearer. */
const FARTHEST = -0.4;
/**
 * Most words of a story are not what is asked, so that they tell less of it than the whole does: from so
 * many words on what is read counts more, up to this much at the second number of words.
 */
const STORY_FROM_WORDS = 16;
const STORY_WORDS = 40;
const READ_IN_STORY = 1.5;
/** Answers that are looked at because they lie nearest. */
const NEAREST = 8;

const FNV_PRIME = 0x01000193;
const FNV_OFFSETS = [0x811c9dc5, 0x5bd1e995];

/** A digest of a text, 16 hexadecimal digits: FNV-1a of its UTF-16 units in 32 bits, from two beginnings. */
export function textDigest(text: string): string {
  return FNV_OFFSETS.map((offset) => {
    let digest = offset;
    for (let i = 0; i < text.length; i++) {
      digest = Math.imul(digest ^ text.charCodeAt(i), FNV_PRIME);
    }
    return (digest >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

/** What a question goes on from: what began the subject, and what was asked last; or nothing. */
function saidBefore({ earlier = [] }: AskedQuestion): (string | undefined)[] {
  return [...new Set([earlier.at(-1)?.text, earlier[0]?.text])];
}

/** What the reading of a question counts: 1, or more for a story. */
function readingWeight({ text }: AskedQuestion): number {
  const more = text.trim().split(/\s+/).length - STORY_FROM_WORDS;
  const share = Math.min(1, Math.max(0, more / (STORY_WORDS - STORY_FROM_WORDS)));
  return 1 + share * (READ_IN_STORY - 1);
}

/** Reads which authored answers of a library a question wants. */
export class AnswerReader {
  readonly #encoder: QuestionEncoder;
  readonly #directions: VectorTable;
  /** By passage, the row of its answer, or -1. */
  readonly #rowOf: Int32Array;

  constructor(
    { encoder, answers, directions }: Pick<AnswerModel, 'encoder' | 'answers' | 'directions'>,
    passages: readonly Passage[],
  ) {
    this.#encoder = encoder;
    this.#directions = directions;
    const rows = new Map(answers.map((digest, row) => [digest, row]));
    this.#rowOf = Int32Array.from(passages, ({ kind, text }) =>
      kind === 'answer' ? (rows.get(textDigest(text)) ?? -1) : -1,
    );
  }

  read(asked: AskedQuestion): AnswersRead {
    const cosines = this.#directions.times(this.#meanDirection(asked));
    const ofPassages = new Float32Array(this.#rowOf.length).fill(-1);
    let most = -1;
    for (let passage = 0; passage < ofPassages.length; passage++) {
      const row = this.#rowOf[passage] ?? -1;
      if (row < 0) continue;
      const cosine = cosines[row] ?? -1;
      ofPassages[passage] = cosine;
      if (cosine > most) most = cosine;
    }
    const isRead = (passage: number) => (this.#rowOf[passage] ?? -1) >= 0;
    const below = (passage: number) =>
      isRead(passage) ? Math.max(FARTHEST, (ofPassages[passage] ?? -1) - most) : UNREAD;
    const nearest = greatest(ofPassages, NEAREST).filter(isRead);
    const weight = readingWeight(asked);
    return {
      near: (passage) => weight * below(passage),
      nearest,
      most: nearest.length > 0 ? most : undefined,
    };
  }

  /** The mean of its directions after each thing said before: what it is multiplied by, in the mean too. */
  #meanDirection(asked: AskedQuestion): Float32Array {
    const [first, second] = saidBefore(asked).map((said) => this.#encoder.encode(asked.text, said));
    if (first === undefined) throw new Error('Nothing is read');
    if (second === undefined) return first;
    return first.map((value, at) => (value + (second[at] ?? 0)) / 2);
  }
}
