import type { Section } from '../../library/section.ts';
import { statesOf } from '../../text/named-jurisdictions.ts';
import { MeaningIndex, type PassagePlaces } from '../meaning/meaning-index.ts';
import type { SentenceEncoder } from '../meaning/sentence-encoder.ts';
import { type Excerpt, excerptsOf, type Passage } from '../passages/passages.ts';
import type { RankingSettings } from '../ranking-settings.ts';
import type { Steps } from '../steps.ts';
import type { Lexicon, Terms } from '../words/lexicon.ts';
import { indexFields } from './index-fields.ts';
import { rarities } from './rarity.ts';
import type { ReadArticle } from './read-articles.ts';
import { ConceptSums } from './sum-concepts.ts';
import { WrittenAnswers } from './written-answers.ts';

/** An excerpt as ranking reads it. */
export interface ReadExcerpt extends Excerpt {
  terms: Terms;
  /** States that its words name. */
  states: ReadonlySet<string>;
  /** Whether it speaks of a state that only the words before it name. */
  leansOnState: boolean;
}

/** A question that a passage answers, with the rarity of all its terms together. */
export interface ReadPhrasing {
  terms: Terms;
  mass: number;
}

/** A passage as ranking reads it. */
export interface ReadPassage {
  excerpts: readonly ReadExcerpt[];
  leadIn: Terms;
  phrasings: readonly ReadPhrasing[];
}

/** A section as ranking reads it. */
export interface ReadSection {
  heading: Terms;
  title: Terms;
  text: Terms;
}

/** Everything the library may quote, with an inverted index over it. */
export interface PassageIndex {
  passages: readonly Passage[];
  /** Passages of article a: [firstPassage[a], firstPassage[a + 1]). */
  firstPassage: Uint32Array;
  /** The article of each passage. */
  articleOf: Uint32Array;
  /** The section of each passage, numbered in order. */
  sectionOf: Uint32Array;
  sums: ConceptSums;
  /** What everything means, where word vectors are given. */
  meaning: MeaningIndex | undefined;
  /** The passage that editors wrote as the answer to a question in these very words. */
  writtenFor(question: string): number | undefined;
  /** Both are read when they are first asked for, and kept. */
  read(passage: number): ReadPassage;
  readSection(passage: Passage): ReadSection;
}

/** Whether what stands before an excerpt in its passage is about a state that it does not name. */
function leansOnState({ passage, text }: Excerpt, states: ReadonlySet<string>): boolean {
  if (states.size > 0 || passage.kind === 'row' || passage.section.part !== 'state-law')
    return false;
  return statesOf(passage.text.slice(0, passage.text.indexOf(text))).size > 0;
}

function readPassage(passage: Passage, lexicon: Lexicon, idf: Float32Array): ReadPassage {
  const excerpts = excerptsOf(passage).map((excerpt) => {
    const states = statesOf(excerpt.text);
    const terms = lexicon.read(excerpt.text);
    return { ...excerpt, terms, states, leansOnState: leansOnState(excerpt, states) };
  });
  const phrasings = [...passage.questions, ...passage.asked].map((question) => {
    const terms = lexicon.read(question);
    return { terms, mass: terms.reduce((mass, term) => mass + (idf[term] ?? 0), 0) };
  });
  return { excerpts, leadIn: lexicon.read(passage.leadIn), phrasings };
}

function readSection({ article, section }: Passage, lexicon: Lexicon): ReadSection {
  const text = section.blocks.map((block) => block.text).join('\n');
  return {
    heading: lexicon.read(section.heading),
    title: lexicon.read(article.title),
    text: lexicon.read(text),
  };
}

/** Every row is compared with every question, 10 ms for so many; beyond it words alone are. */
const COMPARED_MAX = 300_000;

function meaningOf(
  passages: readonly Passage[],
  places: PassagePlaces,
  encoder: SentenceEncoder,
): Steps<MeaningIndex> | undefined {
  const rows = passages.reduce(
    (sum, { questions, asked }) => sum + 1 + questions.length + asked.length,
    0,
  );
  return rows > COMPARED_MAX ? undefined : MeaningIndex.inSteps(passages, places, encoder);
}

/** The number of each passage's section. */
function sectionsOf(passages: readonly Passage[]): Uint32Array {
  const numbers = new Map<Section, number>();
  return Uint32Array.from(passages, ({ section }) => {
    const number = numbers.get(section) ?? numbers.size;
    numbers.set(section, number);
    return number;
  });
}

/**
 * Indexes what the articles say, passage by passage, with the names each stands under.
 *
 * @param idf rarity of each term over the articles
 * @param encoder tells what words mean; without it only the words themselves are compared
 */
export function* indexPassages(
  articles: readonly ReadArticle[],
  lexicon: Lexicon,
  idf: Float32Array,
  { passage: fields, k1 }: RankingSettings,
  encoder: SentenceEncoder | undefined,
): Steps<PassageIndex> {
  const read = articles.flatMap((article) => article.passages);
  const passages = read.map(({ passage }) => passage);
  const firstPassage = new Uint32Array(articles.length + 1);
  const articleOf = new Uint32Array(passages.length);
  articles.forEach(({ passages: own }, id) => {
    const first = firstPassage[id] ?? 0;
    firstPassage[id + 1] = first + own.length;
    articleOf.fill(id, first, first + own.length);
  });
  const sectionOf = sectionsOf(passages);
  const texts = read.map((passage) => passage.texts);
  const postings = indexFields(texts, fields, k1, lexicon);
  yield;
  const rarity = rarities(postings, passages.length, lexicon.size, 0);
  const known = new Map<number, ReadPassage>();
  const sections = new WeakMap<Section, ReadSection>();
  yield;
  const written = new WrittenAnswers(read, lexicon);
  yield;
  const compared = encoder && meaningOf(passages, { sectionOf, articleOf }, encoder);
  const meaning = compared && (yield* compared);
  return {
    passages,
    firstPassage,
    articleOf,
    sectionOf,
    meaning,
    sums: new ConceptSums(postings, rarity, passages.length),
    writtenFor: (question) => written.find(question),
    read(id) {
      const passage = passages[id];
      if (passage === undefined) throw new Error(`There is no passage ${id}`);
      const read = known.get(id) ?? readPassage(passage, lexicon, idf);
      known.set(id, read);
      return read;
    },
    readSection(passage) {
      const read = sections.get(passage.section) ?? readSection(passage, lexicon);
      sections.set(passage.section, read);
      return read;
    },
  };
}
