import type { Lexicon } from './lexicon.ts';
import type { RankingSettings } from './ranking-settings.ts';
import type { Correction } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';

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
  isStop: boolean;
  /** 1, or less for a word that was misspelled. */
  sure: number;
  /** 1, or less for a word of the story around the question. */
  emphasis: number;
}
