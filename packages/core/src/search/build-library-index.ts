import type { LibraryArticle } from '../library/library-article.ts';
import type { GlossaryTerm } from '../schemas/glossary-term.ts';
import type { TopicRef } from '../schemas/topic.ts';
import { nameEntries } from './index/find-terms.ts';
import { indexArticles } from './index/index-articles.ts';
import { indexPassages } from './index/index-passages.ts';
import { readArticles } from './index/read-articles.ts';
import { TitleWords } from './index/title-words.ts';
import type { LibraryIndex } from './library-index.ts';
import { type AnswerModel, AnswerReader } from './meaning/answer-reader.ts';
import { encoderOf, type WordVectors } from './meaning/sentence-encoder.ts';
import { termAsker } from './question/asks-term.ts';
import { readQuestion } from './question/read-question.ts';
import { everydayForms, namesWithPairs, tieSynonyms } from './question/synonyms.ts';
import { rankArticles } from './rank/rank-articles.ts';
import { RANKING, type RankingSettings } from './ranking-settings.ts';
import { retrieve } from './retrieve.ts';
import { tieOtherSubjects } from './scope/other-subjects.ts';
import { searchLibrary } from './search-library.ts';
import { finish, type Steps } from './steps.ts';
import { Lexicon } from './words/lexicon.ts';
import { PrefixTable } from './words/prefix-table.ts';
import { type Correction, Speller } from './words/spelling.ts';

/**
 * Corrects towards the articles' own forms and those of everyday speech, not towards what only
 * phrasings have, which may be misspelled themselves. Made at the first unknown word: most questions
 * are spelled well enough.
 */
function createCorrector(lexicon: Lexicon): (form: string) => Correction | undefined {
  let speller: Speller | undefined;
  const make = () => {
    const counts = new Map(everydayForms().map((form) => [form, 1]));
    for (const [form, term] of lexicon.forms) {
      const count = lexicon.count(term);
      if (count > 0) counts.set(form, count + 1);
    }
    return new Speller(counts);
  };
  return (form) => {
    speller ??= make();
    return speller.correct(form);
  };
}

/** What an index may be built with besides the library. */
export interface IndexOptions {
  /** What words mean; without them only the words themselves are compared. */
  vectors?: WordVectors;
  /** What tells which authored answer a question wants (decision 038). */
  answers?: AnswerModel;
  /** For evaluations that vary them. */
  settings?: RankingSettings;
}

/**
 * Builds the index over a library: some 2 s for 120 articles. It reads nothing but its
 * arguments and gives the same order for the same library always; ties go to the lower topic id.
 */
export function buildLibraryIndex(...library: Parameters<typeof indexInSteps>): LibraryIndex {
  return finish(indexInSteps(...library));
}

/** The same a step at a time. */
export function* indexInSteps(
  articles: readonly LibraryArticle[],
  glossary: readonly GlossaryTerm[],
  { vectors, answers, settings = RANKING }: IndexOptions = {},
): Steps<LibraryIndex> {
  const ordered = articles.toSorted((a, b) => a.topicId - b.topicId);
  const sections = ordered.flatMap((article) => article.sections);
  const bySlug = new Map(ordered.map((article) => [article.slug, article]));
  const lexicon = new Lexicon();
  const read = yield* readArticles(ordered, lexicon);
  const index = yield* indexArticles(read, namesWithPairs(glossary), lexicon, settings);
  const encoder = vectors && encoderOf(vectors);
  const passages = yield* indexPassages(read, lexicon, index.idf, settings, encoder);
  const titles = new TitleWords(ordered, lexicon);
  yield* titles.read(ordered);
  const reader = {
    lexicon,
    synonyms: tieSynonyms(glossary, lexicon),
    correct: createCorrector(lexicon),
    settings,
  };
  const library = {
    articles: ordered,
    sectionAt: (position: number) => sections[position],
    glossary: nameEntries(glossary, lexicon),
    index,
    passages,
    encoder,
    answers: answers && new AnswerReader(answers, passages.passages),
    reader,
    asksTerm: termAsker(glossary),
    prefixes: new PrefixTable(lexicon),
    titles,
    otherSubjects: tieOtherSubjects(
      lexicon,
      index.articles,
      ordered.map(({ title }) => title),
    ),
  };
  const nearestTopics = (text: string, count: number) =>
    rankArticles(readQuestion(text, reader), index, settings, count).flatMap(
      ({ article }): TopicRef[] => {
        const found = ordered[article];
        if (found === undefined) return [];
        return [{ id: found.topicId, slug: found.slug, title: found.title }];
      },
    );
  return {
    retrieve: (question, alone) => retrieve(question, library, alone),
    search: (query) => searchLibrary(query, library),
    article: (slug) => bySlug.get(slug),
    nearestTopics,
  };
}
