import type { RankingSettings } from '../ranking-settings.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Correction } from '../words/spelling.ts';
import type { Synonyms } from './synonyms.ts';

/** A term that may stand for a word of a question, and how surely (1 is the word itself). */
export interface Alternative {
  term: number;
  weight: number;
}

/** One thing that a question says. */
export interface Concept {
  /** The word or words as the question has them, in plain form. */
  said: string;
  /** The word as it was typed, in plain form. */
  form: string;
  /** How often it is said, evened out; a pair weighs less than a word. */
  weight: number;
  /** What the library calls it; empty when the library has no word for it. */
  alternatives: Alternative[];
  kind: 'word' | 'phrase' | 'pair';
}

/** What reading a question needs to know of the library. */
export interface QuestionReader {
  lexicon: Lexicon;
  synonyms: Synonyms;
  /** What a word that the library does not know may be a misspelling of. */
  correct(form: string): Correction | undefined;
  settings: RankingSettings;
}

/** A word of the question as the library would spell it. */
export interface ReadWord {
  stem: string;
  /** The stem of what was typed. */
  typed: string;
  /** As it was typed, in plain form. */
  form: string;
  isStop: boolean;
  /** 1, or less for a word that was misspelled. */
  sure: number;
  /** 1, or less for a word of the story around the question. */
  emphasis: number;
}

/** A question as it was said, and what of an earlier one it goes on from. */
export interface AskedQuestion {
  text: string;
  /** What the conversation was about: articles by slug, with how much they count (1 at most). */
  context?: ReadonlyMap<string, number>;
  /** Concepts that earlier questions brought in, to be read before this one's own. */
  earlier?: readonly { text: string; weight: number }[];
  /** Whether it was asked after others. */
  follows?: boolean;
  /** Whether it says too little for an answer that editors wrote to these very words to be its own. */
  saysLittle?: boolean;
}
