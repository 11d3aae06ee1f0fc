import type { GlossaryTerm } from '../../schemas/glossary-term.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { wordsOf } from '../words/words.ts';
import everydayWords from './everyday-words.json' with { type: 'json' };

/** Names that stand for each other, or what is said for things that the library names otherwise. */
interface WordGroup {
  same?: readonly string[];
  means?: readonly string[];
  said?: readonly string[];
}

/** Words that stand together in a question and what they point to in the library. */
export interface Phrase {
  stems: readonly string[];
  targets: readonly number[];
}

/** What everyday words and phrases point to, for one library. */
export interface Synonyms {
  /** Terms that a stem points to besides itself. */
  words: ReadonlyMap<string, readonly number[]>;
  /** Phrases by their first stem, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
}

const EVERYDAY_WORDS: readonly WordGroup[] = everydayWords.flatMap(
  ({ words }): readonly WordGroup[] => words,
);

/** The names with several words that synonyms and the glossary point to. */
export function namesWithPairs(glossary: readonly GlossaryTerm[]): string[] {
  return [
    ...EVERYDAY_WORDS.flatMap(({ same = [], means = [] }) => [...same, ...means]),
    ...glossary.flatMap(({ aliases }) => aliases),
  ];
}

/** The everyday words by themselves, as people may misspell them too. */
export function everydayForms(): string[] {
  return EVERYDAY_WORDS.flatMap(({ same = [], said = [] }) =>
    [...same, ...said].flatMap((name) => wordsOf(name).map(({ form }) => form)),
  );
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ form }) => stem(form));
}

/** The term of a word, or the pairs of a name with several words: 'lien priority' is not any lien. */
function targetTerms(name: string, lexicon: Lexicon): number[] {
  const terms = wordsOf(name)
    .filter(({ form }) => !isStopWord(form))
    .map(({ form }) => lexicon.find(stem(form)));
  if (terms.length === 1) return terms.filter((term) => term !== undefined);
  return terms.flatMap((term, i) => {
    const before = terms[i - 1];
    if (i === 0 || term === undefined || before === undefined) return [];
    return lexicon.findPair(before, term) ?? [];
  });
}

/** Ties the table of everyday words, and the glossary's surface forms, to a library's terms. */
export function tieSynonyms(glossary: readonly GlossaryTerm[], lexicon: Lexicon): Synonyms {
  const words = new Map<string, Set<number>>();
  const phrases = new Map<string, { stems: string[]; targets: Set<number> }>();

  const tie = (saying: string, meanings: readonly string[]) => {
    const stems = stemsOf(saying);
    const targets = meanings.flatMap((meaning) => targetTerms(meaning, lexicon));
    const key = stems.join(' ');
    const known =
      stems.length === 1 ? (words.get(key) ?? new Set()) : (phrases.get(key)?.targets ?? new Set());
    for (const target of targets) known.add(target);
    if (stems.length === 1) words.set(key, known);
    else phrases.set(key, { stems, targets: known });
  };

  for (const { same = [], means = [], said = [] } of EVERYDAY_WORDS) {
    for (const saying of said) tie(saying, [...same, ...means]);
    for (const saying of same)
      tie(
        saying,
        same.filter((name) => name !== saying),
      );
  }
  for (const { aliases } of glossary) {
    for (const alias of aliases) tie(alias, aliases);
  }

  const byFirstStem = new Map<string, Phrase[]>();
  for (const { stems, targets } of phrases.values()) {
    const first = stems[0] ?? '';
    byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), { stems, targets: [...targets] }]);
  }
  for (const list of byFirstStem.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return { words: new Map([...words].map(([key, set]) => [key, [...set]])), phrases: byFirstStem };
}
