import type { LibraryIndex, Retrieval } from '../../search/library-index.ts';
import type { AskedQuestion } from '../../search/question/question.ts';
import { OURS } from '../../search/retrieve.ts';
import { contentStems } from '../../search/words/content-stems.ts';
import { askedStates } from '../../text/asked-states.ts';
import { withoutStates } from '../../text/named-jurisdictions.ts';
import { asksSame } from './asks-same.ts';
import { goesOnIfDeclined, hasForeignWords, isOursAfter, leastLeaning } from './goes-on.ts';
import { isCourtesy, leaning, leaningSigns, saysLittle } from './leaning.ts';
import { asSaid, keptTalk, type Talk } from './talk.ts';

/** A question asked before, and how it was answered, in plain text. */
export interface Turn {
  question: string;
  answer: string;
}

/** 'And if they refuse?': a case of something that was said before, or of nothing. */
const CASE_ALONE = /^\W*(?:(?:and|but|or|so|then|ok(?:ay)?)\W+)?(?:what\W+|even\W+)?if\b/i;
/**
 * 'What if there is no quorum' says in one word what it is about: a cosine. Of 24 cases that visitors
 * put in a conversation 4 would lie as near without it, 'what if I just don't pay' among them. It must
 * be likely one for the library as well: 'what if it's denied' is only perhaps.
 */
const NEAR_IN_A_WORD = 0.76;

/**
 * Earlier questions that a new one may still be about. With four, the sixth question of a conversation
 * has lost what the first one was about: of 381 such questions 188 get another answer with twelve, and of
 * 130 of these, judged by one who did not know which was which, 85 are answered with twelve and 44 with four.
 */
export const TURNS_READ = 12;
/** What the words of the question that began a subject count beside the new one's. */
const SUBJECT = 0.6;
/**
 * What those of the questions since count, and how soon they are forgotten. They say what the case is
 * ('it was 3 years ago'): at 0.2 the right excerpt came first for 61 % of 285 third and fourth questions.
 */
const ASPECT = 0.6;
const DECAY = 0.6;
const ARTICLE_CARRIED = 1.4;
/** Articles of an earlier answer that a new one may still be about. */
const ARTICLES_MAX = 3;
/** Divides ratings before they become odds of articles: the higher, the more even. */
const TEMPERATURE = 2;
/** What goes on from a question of ours is hardly less likely to be one. */
const LIKELIHOOD_CARRIED = 0.98;

/** The articles that lead a retrieval, by slug, with how much each counts. */
function articlesOf({ excerpts }: Retrieval): Map<string, number> {
  const fits = new Map<string, number>();
  const best = excerpts[0]?.score ?? 0;
  for (const { excerpt, score } of excerpts) {
    const { slug } = excerpt.passage.article;
    if (!fits.has(slug)) fits.set(slug, Math.exp((score - best) / TEMPERATURE));
    if (fits.size === ARTICLES_MAX) break;
  }
  return fits;
}

/** A question as it is understood within its conversation. */
export interface Understood {
  retrieval: Retrieval;
  /** Whether it goes on from an earlier one, so that what was shown is not shown again. */
  goesOn: boolean;
  /** What the conversation is about after it. */
  talk: Talk | undefined;
  /** What it goes on from: the question that began the subject and the last ones since, in order. */
  about: string | undefined;
  /** Whether it is a bare case of something that nobody has said. */
  isBare: boolean;
}

type Followed = Omit<Understood, 'isBare' | 'about'>;

/** What a question that leans on a conversation is asked together with. */
export function inTalk(question: string, talk: Talk, isSame = asksSame(question)): AskedQuestion {
  const [last = talk.subject] = talk.since;
  const since = talk.since.map((text, turn) => ({ text, weight: ASPECT * DECAY ** turn }));
  // 'What about in Oregon?' asks for Oregon alone, whatever state was asked about before.
  const again = askedStates(question).size === 0 ? last : withoutStates(last, askedStates(last));
  return {
    text: isSame ? `${again} ${question}` : question,
    context: new Map([...talk.articles].map(([slug, fit]) => [slug, ARTICLE_CARRIED * fit])),
    earlier: [...since, { text: talk.subject, weight: SUBJECT }],
    follows: true,
  };
}

/** What the articles of an answer are to a conversation: the older, the fainter. */
function faded(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Map([...before].map(([slug, fit]) => [slug, fit * DECAY]));
  for (const [slug, fit] of now) all.set(slug, Math.max(all.get(slug) ?? 0, fit));
  return all;
}

/** How likely a question is one for the library because of what it goes on from. */
function carriedLikelihood(
  index: LibraryIndex,
  question: string,
  talk: Talk,
  alone: Retrieval,
  isKept: boolean,
): number {
  // A word that nobody here knows is borne out by the rest of the question, or is another subject.
  if (!isKept && !alone.isOurs && hasForeignWords(alone)) return 0;
  if (talk.likelihood >= OURS) return talk.likelihood * LIKELIHOOD_CARRIED;
  return index.retrieve({ text: `${talk.subject}. ${question}`, follows: true }).likelihood;
}

/** Reads the second thing that a message asks: without what the first one says, it hardly stands. */
export function retrieveSecond(
  index: LibraryIndex,
  question: string,
  talk: Talk | undefined,
): Retrieval {
  return index.retrieve(talk === undefined ? { text: question } : inTalk(question, talk));
}

/** Reads the next question of a conversation. */
export function follow(index: LibraryIndex, question: string, talk: Talk | undefined): Followed {
  const follows = talk !== undefined;
  const found = index.retrieve({ text: question, follows });
  const isLittle = follows && saysLittle(question, found, talk.articles);
  const alone = isLittle ? index.retrieve({ text: question, follows, saysLittle: true }) : found;
  const begun: Talk = {
    subject: question,
    since: [],
    articles: articlesOf(alone),
    likelihood: alone.isOurs ? Math.max(alone.likelihood, OURS) : alone.likelihood,
  };
  if (talk === undefined) return { retrieval: alone, goesOn: false, talk: begun };
  const isOurs = alone.isOurs || isOursAfter(talk, alone);
  const apart: Followed = {
    retrieval: { ...alone, isOurs },
    goesOn: false,
    talk: isOurs ? begun : talk,
  };
  const leans = leaning(leaningSigns(question, alone, talk.articles));
  const isKept = goesOnIfDeclined(talk, alone, leans);
  const isSame = asksSame(question);
  const isAgain = isSame && talk.likelihood >= OURS;
  if (isCourtesy(question) || (leans < leastLeaning(alone) && !isKept && !isAgain)) return apart;
  const asked = { ...inTalk(question, talk, isSame), saysLittle: isLittle };
  const together = index.retrieve(asked, asked.text === question ? alone : undefined);
  const carried = carriedLikelihood(index, question, talk, alone, isKept);
  const likelihood = Math.max(together.likelihood, carried);
  if (likelihood < OURS) return apart;
  return {
    retrieval: { ...together, likelihood, isOurs: true },
    goesOn: true,
    talk: {
      subject: talk.subject,
      since: [question, ...talk.since].slice(0, TURNS_READ),
      articles: faded(talk.articles, articlesOf(together)),
      likelihood,
    },
  };
}

/**
 * What a conversation is about.
 *
 * @param history its questions, oldest first
 */
export function talkOf(index: LibraryIndex, history: readonly string[]): Talk | undefined {
  const turns = history.slice(-TURNS_READ).map(asSaid);
  const last = turns.at(-1);
  if (last === undefined) return undefined;
  return keptTalk(index, turns, () => follow(index, last, talkOf(index, turns.slice(0, -1))).talk);
}

/**
 * Keeps what a conversation is about after a question, for the next one: where that has more turns than
 * are read, it goes on from here too, instead of reading all of them anew without the first.
 */
export function keepTalk(
  index: LibraryIndex,
  history: readonly string[],
  { question, talk }: { question: string; talk: Talk },
): void {
  const turns = [...history, question].slice(-TURNS_READ).map(asSaid);
  const said = { ...talk, subject: asSaid(talk.subject), since: talk.since.map(asSaid) };
  keptTalk(index, turns, () => said);
}

/** Questions since the one that began a subject that the law is asked with. */
const SINCE_MAX = 3;

function saidIn({ subject, since }: Talk): string {
  return [subject, ...since.slice(0, SINCE_MAX).reverse()].join(' ');
}

/**
 * Retrieves for a question of a conversation. One that leans on what was said is read with the
 * words and the articles of the last questions, the older the fainter; one that stands on its own
 * begins a new subject.
 */
export function understand(
  index: LibraryIndex,
  question: string,
  before: Talk | undefined,
): Understood {
  const followed = follow(index, question, before);
  const isAlone = !followed.goesOn;
  const { answer, evidence, likelihood } = followed.retrieval;
  const isCase = CASE_ALONE.test(question) && contentStems(question).size <= 1;
  const isNear = evidence.near >= NEAR_IN_A_WORD && likelihood >= OURS;
  const isBare = isAlone && isCase && answer === undefined && !isNear;
  return {
    ...followed,
    about: isAlone || before === undefined ? undefined : saidIn(before),
    isBare,
  };
}
