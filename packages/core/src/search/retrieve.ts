import type { LibraryArticle } from '../library/library-article.ts';
import { askedStates, withoutStates } from '../text/jurisdictions.ts';
import type { AnswerReader, AnswersRead } from './answer-reader.ts';
import { type AskedMeaning, readMeaning } from './asked-meaning.ts';
import type { termAsker } from './asks-term.ts';
import { choosePassages } from './choose-passages.ts';
import { matterOf } from './domain-words.ts';
import type { ArticlePostings } from './index-articles.ts';
import type { PassageIndex } from './index-passages.ts';
import type { Retrieval } from './library-index.ts';
import { ConceptMatcher } from './match-concepts.ts';
import type { OtherSubjectEvidence } from './other-subjects.ts';
import { type OwnWords, readOwnWords } from './own-words.ts';
import type { Passage } from './passages.ts';
import type { AskedQuestion, Concept, QuestionReader } from './question.ts';
import { typesAsked } from './question-types.ts';
import { type RankedArticle, rankArticles } from './rank-articles.ts';
import { type Candidate, rankExcerpts, type SectionFit, type Wanted } from './rank-excerpts.ts';
import { inRightSpelling, readQuestion } from './read-question.ts';
import { likelihoodOnceRead, scopeEvidence, scopeLikelihood } from './scope.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';

/**
 * Below this likelihood a question is not one for the library. Both kinds weigh the same in the fit;
 * to turn a visitor away costs more than to answer a question on something else.
 */
export const OURS = 0.25;
/**
 * A first question that is somewhat less likely one for the library is answered in part, as nearly all
 * visitors ask about an association, whether they name it or not. See eval/README.md.
 */
const PERHAPS_OURS = 0.14;
/** From this likelihood on it is one likelier than not. */
const SURELY = 0.5;
/** Articles whose fit counts for their passages. */
const MOST_ARTICLES = 24;
/** Passages looked at because they mean nearly the same, whichever words they use. */
const NEAREST_PASSAGES = 24;

/** What a question is put to. */
export interface AskedLibrary {
  articles: readonly LibraryArticle[];
  index: ArticlePostings;
  passages: PassageIndex;
  encoder: SentenceEncoder | undefined;
  answers: AnswerReader | undefined;
  reader: QuestionReader;
  otherSubjects: OtherSubjectEvidence;
  /** See {@link termAsker}. */
  asksTerm: ReturnType<typeof termAsker>;
}

/** What earlier questions said and this one does not say itself. */
function carriedConcepts(
  own: readonly Concept[],
  earlier: NonNullable<AskedQuestion['earlier']>,
  reader: QuestionReader,
): Concept[] {
  const said = new Set(own.map((concept) => concept.said));
  const weightiest = earlier.toSorted((a, b) => b.weight - a.weight);
  return weightiest.flatMap(({ text: before, weight }) =>
    readQuestion(withoutStates(before, askedStates(before)), reader)
      .filter((concept) => !said.has(concept.said))
      .map((concept) => {
        said.add(concept.said);
        return { ...concept, weight: concept.weight * weight };
      }),
  );
}

function readPlace(passage: Passage, passages: PassageIndex, matcher: ConceptMatcher): SectionFit {
  const { heading, title, text } = passages.readSection(passage);
  const says = matcher.match(heading);
  const names = matcher.match(title, says);
  return { heading: says, names, section: matcher.match(text, names), fit: 0, asked: 0 };
}

function articleFits(
  best: readonly RankedArticle[],
  articles: readonly LibraryArticle[],
  { context }: AskedQuestion,
) {
  const top = best[0]?.score ?? 1;
  const fits = new Map(best.map(({ article, score }) => [article, score / top]));
  if (context === undefined) return fits;
  articles.forEach(({ slug }, article) => {
    const weight = context.get(slug);
    if (weight !== undefined) fits.set(article, Math.max(fits.get(article) ?? 0, 0) + weight);
  });
  const most = Math.max(...fits.values());
  return new Map([...fits].map(([article, fit]) => [article, fit / most]));
}

/** How the question fits articles and passages, as shares of the best. */
interface Fits {
  fits: ReadonlyMap<number, number>;
  /** Articles, best first. */
  order: readonly number[];
  /** By number of the passage, 0 for those that say nothing of it. */
  own: Float32Array;
}

/** What may be quoted of some passages, each with what is known of where it stands. */
function candidatesOf(
  chosen: readonly number[],
  { fits, order, own: byWords }: Fits,
  passages: PassageIndex,
  matcher: ConceptMatcher,
  { meaning, read }: { meaning: AskedMeaning; read: AnswersRead | undefined },
  own: OwnWords | undefined,
): Candidate[] {
  const places = new Map<object, SectionFit>();
  const candidates = chosen.flatMap((id): Candidate[] => {
    const passage = passages.passages[id];
    if (passage === undefined) return [];
    const { excerpts, leadIn, phrasings } = passages.read(id);
    const place = places.get(passage.section) ?? readPlace(passage, passages, matcher);
    places.set(passage.section, place);
    const passageFit = byWords[id] ?? 0;
    const questionFit = Math.max(
      0,
      ...phrasings.map(({ terms, mass }) => matcher.fit(terms, mass)),
    );
    place.fit = Math.max(place.fit, passageFit);
    place.asked = Math.max(place.asked, questionFit);
    const article = passages.articleOf[id] ?? 0;
    const names = leadIn.length === 0 ? place.names : matcher.match(leadIn, place.names);
    const where = { articleFit: fits.get(article) ?? 0, articleRank: order.indexOf(article) };
    const ownFit = own?.(id, passage, phrasings);
    return excerpts.map((excerpt) => ({
      ...(ownFit && { own: ownFit(excerpt) }),
      excerpt,
      place,
      names,
      passageFit,
      questionFit,
      near: meaning.near(id, excerpt),
      read: read?.near(id) ?? 0,
      ...where,
    }));
  });
  return candidates;
}

/**
 * How likely a question is one for the library by its matter alone, asked of no state and without
 * courtesies: what lies nearest to those may be on another matter, and tells nothing of this one.
 *
 * @returns 0 where that is all it says, or is not likelier than not to be one
 */
function likelihoodByMatter(asked: AskedQuestion, library: AskedLibrary): number {
  const text = matterOf(withoutStates(asked.text, askedStates(asked.text)));
  if (text.length >= asked.text.length || askedStates(text).size > 0) return 0;
  const { likelihood } = retrieve({ ...asked, text }, library);
  return likelihood >= SURELY ? likelihood : 0;
}

/**
 * What the library says on a question, best first, and whether the question is one for it.
 *
 * @param alone what was retrieved for its own words, if it was
 */
export function retrieve(
  asked: AskedQuestion,
  library: AskedLibrary,
  alone?: Retrieval,
): Retrieval {
  const { articles, index, passages, reader, otherSubjects } = library;
  const { text } = asked;
  const states = askedStates(text);
  const said = readQuestion(withoutStates(text, states), reader);
  const { earlier = [], context } = asked;
  for (const { text: before } of earlier) {
    if (states.size === 0) for (const state of askedStates(before)) states.add(state);
  }
  const concepts = [...said, ...carriedConcepts(said, earlier, reader)];
  const best = rankArticles(concepts, index, reader.settings, MOST_ARTICLES);
  const fits = articleFits(best, articles, asked);
  const order = [...fits].sort(([, x], [, y]) => y - x).map(([article]) => article);

  const own = new Float32Array(passages.passages.length);
  let bestOwn = 1e-9;
  passages.sums.visit(concepts, (id, worth) => {
    own[id] = worth;
    bestOwn = Math.max(bestOwn, worth);
  });
  for (let id = 0; id < own.length; id++) own[id] = (own[id] ?? 0) / bestOwn;

  const matcher = new ConceptMatcher(concepts, index.idf, reader.lexicon);
  const wanted: Wanted = {
    matcher,
    types: typesAsked(text),
    turn: /\bhow \w+/i.exec(text)?.[0].toLowerCase(),
    states,
  };
  const meaning = readMeaning(asked, passages, library.encoder, reader);
  const nearest = meaning.passages(NEAREST_PASSAGES);
  const written = asked.saysLittle
    ? undefined
    : (passages.writtenFor(text) ?? passages.writtenFor(withoutStates(text, states)));
  const read = library.answers?.read(asked);
  const near = [...nearest, ...(read?.nearest ?? []), ...(written === undefined ? [] : [written])];
  const passageFits = { articles: fits, passages: own, nearest: near };
  const chosen = choosePassages(passageFits, passages, states, asked);
  const itself = { text, concepts: said, meaning: alone?.meaning };
  const ownWords = context && readOwnWords(itself, context, library);
  const byFit = { fits, order, own };
  const candidates = candidatesOf(chosen, byFit, passages, matcher, { meaning, read }, ownWords);
  const excerpts = rankExcerpts(candidates, wanted, reader.settings.lead);
  const rarest = Math.log(1 + articles.length);
  const [lead] = excerpts;
  const articleScore = best[0]?.score ?? 0;
  const evidence = scopeEvidence(inRightSpelling(withoutStates(text, states), reader), {
    matcher,
    articleScore,
    lead,
    rarest,
    otherSubjects,
    near: meaning.nearest,
  });
  const byEvidence = concepts.length === 0 ? 0 : scopeLikelihood(evidence);
  // Fitted to first questions: what follows on others may stand in no answer's way of saying it.
  const nearness = asked.follows ? undefined : read?.most;
  const judged = nearness === undefined ? byEvidence : likelihoodOnceRead(byEvidence, nearness);
  const isKnown = written !== undefined || library.asksTerm(text);
  const byMatter = isKnown || judged >= OURS ? 0 : likelihoodByMatter(asked, library);
  const likelihood = isKnown ? 1 : Math.max(judged, byMatter);
  const isOurs = excerpts.length > 0 && likelihood >= (asked.follows ? OURS : PERHAPS_OURS);
  const answer = written === undefined ? undefined : passages.passages[written];
  return { excerpts, answer, concepts, wanted, rarest, isOurs, evidence, likelihood, meaning };
}
