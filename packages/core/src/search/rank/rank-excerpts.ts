import type { AnswerType } from '../../library/section.ts';
import type { ReadExcerpt } from '../index/index-passages.ts';
import type { ConceptMatcher, Match } from '../index/match-concepts.ts';
import { LEAD_WEIGHTS, type LeadFeature, type LeadWeights } from '../lead-weights.ts';
import { isDetail } from '../passages/passages.ts';
import { hedgedVerdictOf } from '../passages/quotable.ts';
import { tells } from '../question/question-types.ts';
import { type OwnFit, ownScore } from './own-fit.ts';

/** What a question looks for in the words that are to answer it. */
export interface Wanted {
  matcher: ConceptMatcher;
  types: readonly AnswerType[];
  /** 'how many', 'how long', as it is asked. */
  turn: string | undefined;
  states: ReadonlySet<string>;
}

/** How a question fits a section. */
export interface SectionFit {
  /** What its heading, with it the title, and with both all of its text say of the question. */
  heading: Match;
  names: Match;
  section: Match;
  /** The best fit of its passages, and of the questions that they answer. */
  fit: number;
  asked: number;
}

/**
 * How near the question lies in meaning: cosines; 0 everywhere where there are no word vectors.
 * Those of the library's nearest are taken off, so that 0 is the nearest and less is farther.
 */
export interface Near {
  /** To the excerpt's own words under their names: not taken off. */
  words: number;
  /** The share of the question that the nearest of its words and names say: not a cosine. */
  said: number;
  passage: number;
  /** To its words and all questions that it answers, in the mean. */
  mean: number;
  /** To the nearest few of these, in the mean. */
  few: number;
  /** The passage's share of all that lies near: 0 to 1, and no cosine. */
  share: number;
  section: number;
  article: number;
}

/** An excerpt with how the question fits what it stands in: shares of the best in the library. */
export interface Candidate {
  excerpt: ReadExcerpt;
  place: SectionFit;
  /** What title, heading and lead-in say of the question. */
  names: Match;
  articleFit: number;
  articleRank: number;
  passageFit: number;
  /** How well one of the questions that it answers says what was asked: 0 to 1. */
  questionFit: number;
  near: Near;
  /** How near the question, read as a whole, lies to its authored answer; 0 where nothing reads it. */
  read: number;
  /** In a conversation, how the words of this question alone fit. */
  own?: OwnFit;
}

export interface RankedExcerpt extends Candidate {
  score: number;
  features: Record<LeadFeature, number>;
  /** What it says itself, and with what it stands under. */
  said: Match;
  saidInPlace: Match;
}

const CLIPPED_CHARS = 70;
/** A question of so few words of matter is brief. */
const BRIEF = 4;
const DEFINES =
  /^(?!(?:If|When|Where|Whether|Unless|Because|While|Before|After|Once|As)\b)(?:An? |The )?((?:[\w&'’()-]+ ){1,6}?)(?:is|are|means|mean|measures|compares|shows|refers to|consists? of)\s/;
/** A verdict that a visitor can act on. */
const VERDICT =
  /^(?:usually|generally|yes|no|only|often|not|sometimes|in most|it depends|probably|nobody|never|almost)\b|\b(?:may|can|cannot|must|must not|may not|need not|does not|do not)\b/i;

/**
 * What it counts further in a conversation how near a question lies, read as a whole: there it has been
 * read after what was said before, which its words have not. Chosen by graded texts, see eval/README.md.
 */
const READ_IN_TALK = 30;

/** What a conversation adds to the rating of an excerpt; nothing outside of one. */
function talkScore({ own, read }: Candidate): number {
  return own === undefined ? 0 : ownScore(own) + READ_IN_TALK * read;
}

function definitionFit(text: string, { matcher }: Wanted): number {
  const subject = DEFINES.exec(text)?.[1];
  return subject === undefined ? 0 : matcher.share(matcher.read(subject));
}

/** A 'yes' or 'no', which is a verdict on one question and none on another. */
const YES_NO = /^(?:yes|no)\b[,.:;]/i;
/** A question that fits no better than this may well ask the opposite of what 'usually yes' answers. */
const FITS_HEDGED = 0.2;
/** What a verdict on the asked question is worth: the same answer stands beside it without one. */
const OWN_VERDICT = { 'yes-or-no': -0.1, narrower: -0.05 } as const;

/** How far an excerpt opens with a verdict on another question than the asked one: at most 1. */
function foreignVerdict(text: string, questionFit: number): number {
  if (YES_NO.test(text)) return 1 - questionFit;
  const hedged = hedgedVerdictOf(text);
  return hedged === undefined ? 0 : Math.max(OWN_VERDICT[hedged], 1 - questionFit / FITS_HEDGED);
}

function is(condition: boolean): number {
  return condition ? 1 : 0;
}

/** What an excerpt has that may make it the answer, each between 0 and about 1. */
function featuresOf(
  candidate: Candidate,
  wanted: Wanted,
  said: Match,
  saidInPlace: Match,
): Record<LeadFeature, number> {
  const { excerpt, place, questionFit, near } = candidate;
  const { passage, text, opens, sentences, states } = excerpt;
  const { matcher, types, turn } = wanted;
  const { part } = passage.section;
  const [first] = types;
  const isProse = passage.kind === 'paragraph' || passage.kind === 'item';
  return {
    says: matcher.share(said),
    saysInPlace: matcher.share(saidInPlace),
    saysInSection: matcher.share(place.section),
    headingSays: matcher.share(place.heading),
    articleFit: candidate.articleFit,
    firstArticle: is(candidate.articleRank === 0),
    passageFit: candidate.passageFit,
    sectionFit: place.fit,
    means: near.words,
    saysNearly: near.said,
    passageMeans: near.passage,
    sectionMeans: near.section,
    articleMeans: near.article,
    authoredMeans: is(passage.kind === 'answer') * near.passage,
    authoredMean: is(passage.kind === 'answer') * near.mean,
    authoredFew: is(passage.kind === 'answer') * near.few,
    authoredShare: is(passage.kind === 'answer') * near.share,
    nearest: is(passage.kind === 'answer' && near.passage === 0),
    read: candidate.read,
    questionFit,
    sectionAsked: place.asked,
    summary: is(part === 'in-short'),
    summaryOpening: is(part === 'in-short' && opens && passage.place === 0),
    stateLaw: is(part === 'state-law'),
    closing: is(part === 'professional'),
    item: is(passage.kind === 'item'),
    row: is(passage.kind === 'row'),
    sample: is(passage.kind === 'sample' && first !== 'what-do-i-write'),
    sampleAsked: is(passage.kind === 'sample' && types.includes('what-do-i-write')),
    authored: is(passage.kind === 'answer'),
    yesNo: foreignVerdict(text, questionFit),
    detail: is(isDetail(passage)),
    detailInBrief: is(isDetail(passage) && matcher.concepts.length <= BRIEF),
    authoredType: is(passage.type !== undefined && types.includes(passage.type)),
    opens: is(opens && isProse),
    sectionOpening: is(opens && passage.place === 0),
    further: sentences - 1,
    clipped: is(isProse && text.length < CLIPPED_CHARS),
    tells: types.length === 0 ? 0 : types.filter((one) => tells(text, one)).length / types.length,
    tellsFirst: is(first !== undefined && tells(text, first)),
    figure: is((first === 'how-much' || first === 'how-long') && /\d/.test(text)),
    verdict: is((first === 'may-they' || first === 'must-i') && VERDICT.test(text)),
    defines: first === 'what-is' ? definitionFit(text, wanted) : 0,
    turn: is(turn !== undefined && text.toLowerCase().includes(turn)),
    aState: is(states.size > 0 && wanted.states.size === 0),
    theState: is([...states].some((state) => wanted.states.has(state))),
  };
}

/** How well an excerpt answers, beside the others: its features by their weights. */
export function scoreOf(
  features: Readonly<Record<LeadFeature, number>>,
  weights: LeadWeights = LEAD_WEIGHTS,
): number {
  let score = 0;
  for (const name of Object.keys(features) as LeadFeature[]) {
    score += (weights[name] ?? 0) * features[name];
  }
  return score;
}

/** The candidates with how well they answer, best first, ties in order. */
export function rankExcerpts(
  candidates: readonly Candidate[],
  wanted: Wanted,
  weights?: LeadWeights,
): RankedExcerpt[] {
  const { matcher } = wanted;
  return candidates
    .map((candidate): RankedExcerpt => {
      const said = matcher.match(candidate.excerpt.terms);
      const saidInPlace = matcher.match(candidate.excerpt.terms, candidate.names);
      const features = featuresOf(candidate, wanted, said, saidInPlace);
      const score = scoreOf(features, weights) + talkScore(candidate);
      return { ...candidate, said, saidInPlace, features, score };
    })
    .sort((a, b) => b.score - a.score);
}
