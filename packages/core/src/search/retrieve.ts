import type { LibraryArticle } from '../library/library-article.ts';
import { askedStates, withoutPlaces } from '../text/asked-states.ts';
import { withoutStates } from '../text/named-jurisdictions.ts';
import type { ArticlePostings } from './index/index-articles.ts';
import type { PassageIndex } from './index/index-passages.ts';
import { ConceptMatcher } from './index/match-concepts.ts';
import type { Retrieval } from './library-index.ts';
import type { AnswerReader, AnswersRead } from './meaning/answer-reader.ts';
import type { SentenceEncoder } from './meaning/sentence-encoder.ts';
import type { termAsker } from './question/asks-term.ts';
import { matterOf } from './question/matter.ts';
import type { AskedQuestion, Concept, QuestionReader } from './question/question.ts';
import { typesAsked } from './question/question-types.ts';
import { readAsked } from './question/read-asked.ts';
import { inRightSpelling } from './question/read-question.ts';
import { readMeaning } from './rank/asked-meaning.ts';
import { choosePassages } from './rank/choose-passages.ts';
import { readFits } from './rank/library-fits.ts';
import { readOwnWords } from './rank/own-words.ts';
import { rankExcerpts, type Wanted } from './rank/rank-excerpts.ts';
import { readCandidates } from './rank/read-candidates.ts';
import type { OtherSubjectEvidence } from './scope/other-subjects.ts';
import {
  likelihoodOnceRead,
  type ScopeEvidence,
  scopeEvidence,
  scopeLikelihood,
} from './scope/scope.ts';

/**
 * Below this likelihood a question is not one for the library. Both kinds weigh the same in the fit;
 * to turn a visitor away costs more than to answer a question on something else.
 */
export const OURS = 0.25;
/**
 * A first question that is somewhat less likely one for the library is answered in part, as nearly all
 * visitors ask about an association, whether they name it or not. See eval/README.md.
 */
const PERHAPS_OURS = 0.18;
/**
 * Who names an association and lies so near to what the library says, asks of it, whatever else is
 * said: of 23 questions on other matters that name one, none does. A cosine.
 */
const NAMED_AND_NEAR = 0.8;
/** From this likelihood on it is one likelier than not. */
const SURELY = 0.5;
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

/** The passage that editors wrote as the answer to the question in these very words. */
function writtenAnswer(
  { text, saysLittle }: AskedQuestion,
  states: ReadonlySet<string>,
  passages: PassageIndex,
): number | undefined {
  if (saysLittle) return undefined;
  return passages.writtenFor(text) ?? passages.writtenFor(withoutStates(text, states));
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

/** What the scope of a question is judged by. */
interface ScopeBasis {
  concepts: readonly Concept[];
  evidence: ScopeEvidence;
  /** How near it lies to the answers, where something reads them. */
  read: AnswersRead | undefined;
}

/**
 * How likely a question is one for the library: by the evidence, by how near it came to what the
 * library answers, and by its matter alone where those say no.
 */
function likelihoodOf(
  asked: AskedQuestion,
  library: AskedLibrary,
  { concepts, evidence, read }: ScopeBasis,
): number {
  if (concepts.length === 0) return 0;
  const byEvidence = scopeLikelihood(evidence);
  // Fitted to first questions: what follows on others may stand in no answer's way of saying it.
  const nearness = asked.follows ? undefined : read?.most;
  const judged = nearness === undefined ? byEvidence : likelihoodOnceRead(byEvidence, nearness);
  if (judged >= OURS) return judged;
  const isNamed = evidence.association === 1 && evidence.near >= NAMED_AND_NEAR;
  return Math.max(judged, isNamed ? OURS : 0, likelihoodByMatter(asked, library));
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
  const { articles, index, passages, encoder, reader, otherSubjects } = library;
  const { text, context } = asked;
  const { own, concepts, states } = readAsked(asked, reader);
  const plain = withoutStates(text, states);

  const fits = readFits(concepts, context, library, reader.settings);
  const meaning = readMeaning(asked, passages, encoder, reader);
  const read = library.answers?.read({ ...asked, text: withoutPlaces(text) });
  const written = writtenAnswer(asked, states, passages);
  const nearest = [
    ...meaning.passages(NEAREST_PASSAGES),
    ...(read?.nearest ?? []),
    ...(written === undefined ? [] : [written]),
  ];
  const chosen = choosePassages({ ...fits, nearest }, passages, states, asked);

  const matcher = new ConceptMatcher(concepts, index.idf, reader.lexicon);
  const itself = { text, concepts: own, meaning: alone?.meaning };
  const ownWords = context && readOwnWords(itself, context, library);
  const known = { fits, matcher, meaning, read, ownWords };
  const candidates = readCandidates(chosen, passages, known);
  const wanted: Wanted = {
    matcher,
    types: typesAsked(text),
    turn: /\bhow \w+/i.exec(text)?.[0].toLowerCase(),
    states,
  };
  const excerpts = rankExcerpts(candidates, wanted, reader.settings.lead);

  const rarest = Math.log(1 + articles.length);
  const evidence = scopeEvidence(inRightSpelling(plain, reader), {
    matcher,
    articleScore: fits.articleScore,
    lead: excerpts[0],
    rarest,
    otherSubjects,
    near: meaning.nearest,
  });
  const isKnown = written !== undefined || library.asksTerm(text);
  const likelihood = isKnown ? 1 : likelihoodOf(asked, library, { concepts, evidence, read });
  const isOurs = excerpts.length > 0 && likelihood >= (asked.follows ? OURS : PERHAPS_OURS);
  const answer = written === undefined ? undefined : passages.passages[written];
  return {
    excerpts,
    answer,
    concepts,
    wanted,
    rarest,
    isOurs,
    evidence,
    likelihood,
    meaning,
    nearestAnswer: read?.most,
  };
}
