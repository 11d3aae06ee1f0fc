import type { LibraryArticle } from '../../library/library-article.ts';
import type { ArticlePostings } from '../index/index-articles.ts';
import type { PassageIndex, ReadExcerpt, ReadPhrasing } from '../index/index-passages.ts';
import { ConceptMatcher } from '../index/match-concepts.ts';
import type { SentenceEncoder } from '../meaning/sentence-encoder.ts';
import { isDetail, type Passage } from '../passages/passages.ts';
import type { Concept, QuestionReader } from '../question/question.ts';
import { typesAsked } from '../question/question-types.ts';
import { type AskedMeaning, readMeaning } from './asked-meaning.ts';
import type { OwnFit } from './own-fit.ts';

/** An article that was talked about less than this share of the first is not what is meant. */
const TALKED = 0.05;

/** Reads how the excerpts of a passage fit. */
export type OwnWords = (
  id: number,
  passage: Passage,
  phrasings: readonly ReadPhrasing[],
) => (excerpt: ReadExcerpt) => OwnFit;

/** A question without what was said before it. */
interface OwnQuestion {
  text: string;
  concepts: readonly Concept[];
  /** What it means, where that was read before. */
  meaning: AskedMeaning | undefined;
}

/** What a question is read against. */
interface ReadLibrary {
  articles: readonly LibraryArticle[];
  index: Pick<ArticlePostings, 'idf'>;
  passages: PassageIndex;
  encoder: SentenceEncoder | undefined;
  reader: QuestionReader;
}

/**
 * Reads how the library fits a question by its own words.
 *
 * @param talkedOf articles by slug, with how much they were talked about
 */
export function readOwnWords(
  { text, concepts, meaning: known }: OwnQuestion,
  talkedOf: ReadonlyMap<string, number>,
  { articles, index, passages, encoder, reader }: ReadLibrary,
): OwnWords {
  const meaning = known ?? readMeaning({ text }, passages, encoder, reader);
  const matcher = new ConceptMatcher(concepts, index.idf, reader.lexicon);
  const most = Math.max(...talkedOf.values(), 1e-9);
  const talk = new Map(
    [...talkedOf]
      .map(([slug, weight]): [string, number] => [slug, weight / most])
      .filter(([, share]) => share > TALKED),
  );
  let nearest = Number.NEGATIVE_INFINITY;
  for (const [article, { slug }] of articles.entries()) {
    if (!talk.has(slug)) continue;
    const end = passages.firstPassage[article + 1] ?? 0;
    for (let id = passages.firstPassage[article] ?? 0; id < end; id++) {
      if (passages.passages[id]?.kind !== 'answer') continue;
      nearest = Math.max(nearest, meaning.passage(id));
    }
  }
  const types = typesAsked(text);
  return (id, source, phrasings) => {
    const { kind, article, type } = source;
    const questionFit = Math.max(0, ...phrasings.map((one) => matcher.fit(one.terms, one.mass)));
    const talkedMost = talk.get(article.slug) ?? 0;
    const talked = talkedMost > 0 ? 1 : 0;
    const passage = meaning.passage(id);
    const isNearest = kind === 'answer' && talked === 1 && passage === nearest;
    const typed = type !== undefined && types.includes(type) ? talked : 0;
    const fit = {
      questionFit,
      passage,
      nearest: isNearest ? 1 : 0,
      typed,
      talked,
      talkedMost,
      detail: isDetail(source) ? 1 : 0,
    };
    return (excerpt) => ({ ...fit, words: meaning.words(excerpt) });
  };
}
