import { loadWordVectors } from '@hoa/content/word-vectors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { withoutVerdict } from '@hoa/core/search/passages/quotable';
import type { RankedExcerpt } from '@hoa/core/search/rank/rank-excerpts';
import { OURS } from '@hoa/core/search/retrieve';
import { type ScopeEvidence, scopeLikelihood } from '@hoa/core/search/scope/scope';
import { soundsOurs } from '@hoa/core/search/scope/wording';
import { contentStems } from '@hoa/core/search/words/content-stems';
import { fitLead, isLedRight, type LeadExample, leadExample, teaches } from './fit-lead.ts';
import { fitScope } from './fit-scope.ts';
import { fitWording, loadOffTopic, type WordingExample } from './fit-wording.ts';
import { foldsOf } from './folds.ts';
import { holdsGold } from './gold.ts';
import { leftOutAliases } from './left-out-aliases.ts';
import { leftOutQuestions } from './left-out-questions.ts';
import { isOurs, type QuestionSet } from './question-sets.ts';
import { loadShortQuestions, withoutWordings } from './short-questions.ts';
import type { StartVectors } from './start-vectors.ts';

const FOLDS = 5;
/** One left-out alias and one left-out authored question in so many take part. */
const ALIAS_EVERY = 8;
const QUESTION_EVERY = 12;
/** One in so many of the authored ones takes part in the fit of the scope, which has few others. */
const SCOPE_EVERY = 6;
/** What a question teaches of the lead of which only the topic is known. */
const TOPIC_WEIGHT = 0.2;
/** What a short question teaches, of which there are twice as many as of those with gold words. */
const SHORT_WEIGHT = 0.5;
/** An excerpt tells an authored answer again when it has so many of its words of matter. */
const TOLD_AGAIN = 0.75;

const AUTHORED = 'authored, left out';

/** A question with what the ranker made of it, and where it comes from. */
interface Tried {
  from: string;
  text: string;
  evidence: ScopeEvidence;
  isOurs: boolean;
  /** What could lead; undefined where nothing is known of what should. */
  rows: LeadExample | undefined;
}

function tried(
  from: string,
  text: string,
  index: LibraryIndex,
  ours: boolean,
  isRight?: (excerpt: RankedExcerpt) => boolean,
  weight = 1,
): Tried {
  const { evidence, excerpts } = index.retrieve({ text });
  const rows = isRight && leadExample(excerpts, isRight, weight);
  return { from, text, evidence, isOurs: ours, rows };
}

/** Every question that stands alone, with authored ones and aliases that the index has not seen. */
function tryAll(
  articles: readonly LibraryArticle[],
  sets: readonly QuestionSet[],
  start: StartVectors,
): Tried[] {
  const index = buildLibraryIndex(articles, GLOSSARY, { vectors: loadWordVectors() });
  const asked = sets.flatMap(({ questions }) =>
    questions
      .filter(({ kind }) => kind !== 'follow-up' && kind !== 'spanish')
      .map((question) => {
        const { question: text, says, relevant } = question;
        const from = says.length > 0 ? 'with gold words' : 'with gold topics';
        if (!isOurs(question)) return tried('off-topic', text, index, false);
        const isRight = ({ excerpt }: RankedExcerpt) =>
          says.length > 0
            ? holdsGold(question, excerpt.passage, excerpt.text)
            : relevant.includes(excerpt.passage.article.slug);
        return tried(from, text, index, true, isRight, says.length > 0 ? 1 : TOPIC_WEIGHT);
      }),
  );
  const { leftOut, index: without } = leftOutQuestions(articles, QUESTION_EVERY, start);
  const authored = leftOut.map((one) => {
    const told = [...contentStems(one.answer)];
    const isRight = ({ excerpt: { passage, text } }: RankedExcerpt) => {
      if (passage.article.slug !== one.slug || passage.section.anchor !== one.anchor) return false;
      const own = contentStems(text);
      return told.filter((stem) => own.has(stem)).length >= TOLD_AGAIN * told.length;
    };
    return tried(AUTHORED, one.question, without, true, isRight);
  });
  const short = loadShortQuestions();
  const unawareOfShort = buildLibraryIndex(
    withoutWordings(articles, new Set(short.map(({ question }) => question))),
    GLOSSARY,
    { vectors: loadWordVectors() },
  );
  const shortOnes = short.map(({ question, answer }) => {
    const isRight = ({ excerpt }: RankedExcerpt) =>
      [answer, withoutVerdict(answer)].includes(excerpt.text);
    return tried('short', question, unawareOfShort, true, isRight, SHORT_WEIGHT);
  });
  const aliases = leftOutAliases(articles)
    .filter((_, place) => place % ALIAS_EVERY === 0)
    .map(({ alias, index: unaware }) => tried('aliases, left out', alias, unaware, true));
  const offTopic = loadOffTopic().map((text) => tried('off-topic, written', text, index, false));
  return [...asked, ...authored, ...shortOnes, ...aliases, ...offTopic];
}

/** Every so many-th phrasing that editors wrote is an example of how a question for us sounds. */
const WORDING_EVERY = 8;

/** Examples of how questions for the library sound, beside those that are tried. */
function phrasings(articles: readonly LibraryArticle[], all: readonly Tried[]): WordingExample[] {
  const held = new Set(all.map(({ text }) => text));
  return articles
    .flatMap(({ sections }) => sections.flatMap(({ answers }) => answers))
    .flatMap(({ questions, asked = [] }) => [...questions, ...asked])
    .filter((text, place) => place % WORDING_EVERY === 0 && !held.has(text))
    .map((text) => ({ text, isOurs: true }));
}

/** The same with how each sounds by weights that were fitted without it. */
function withWordingOfOthers(all: readonly Tried[], more: readonly WordingExample[]): Tried[] {
  return foldsOf(all, FOLDS, ({ from }) => from).flatMap(({ training, heldOut }) => {
    const weights = fitWording([...training, ...more]);
    return heldOut.map((one) => ({
      ...one,
      evidence: { ...one.evidence, wording: soundsOurs(one.text, weights) },
    }));
  });
}

function fitBoth(all: readonly Tried[]) {
  const scope = all
    .filter(({ from }, place) => from !== AUTHORED || place % SCOPE_EVERY === 0)
    .map(({ evidence, isOurs: ours }) => ({ evidence, isOurs: ours }));
  // The authored ones that were left out are judged alone: editors wrote them, not visitors.
  const asked = all.filter(({ from }) => from !== AUTHORED);
  return {
    lead: fitLead(asked.flatMap(({ rows }) => (rows !== undefined && teaches(rows) ? rows : []))),
    scope: fitScope(scope),
  };
}

/** What the fit gives on questions that took no part in it, by where they come from. */
export interface HeldOut {
  from: string;
  count: number;
  leads: number | undefined;
  declined: number;
}

/**
 * Fits the weights of the lead and of the scope on all questions, and on each of five folds by the
 * others, to say what the method gives on questions that it has not seen.
 */
export function fitAndJudge(
  articles: readonly LibraryArticle[],
  sets: readonly QuestionSet[],
  start: StartVectors,
) {
  const seen = tryAll(articles, sets, start);
  const more = phrasings(articles, seen);
  const all = withWordingOfOthers(seen, more);
  const sums = new Map<
    string,
    { count: number; judged: number; leads: number; declined: number }
  >();
  for (const { training, heldOut } of foldsOf(all, FOLDS, ({ from }) => from)) {
    const { lead, scope } = fitBoth(training);
    for (const { from, evidence, rows } of heldOut) {
      const sum = sums.get(from) ?? { count: 0, judged: 0, leads: 0, declined: 0 };
      sums.set(from, sum);
      sum.count += 1;
      if (scopeLikelihood(evidence, scope) < OURS) sum.declined += 1;
      if (rows === undefined) continue;
      sum.judged += 1;
      if (isLedRight(rows, lead)) sum.leads += 1;
    }
  }
  const heldOut = [...sums].map(
    ([from, { count, judged, leads, declined }]): HeldOut => ({
      from,
      count,
      declined: declined / count,
      leads: judged === 0 ? undefined : leads / judged,
    }),
  );
  return { ...fitBoth(all), wording: fitWording([...seen, ...more]), heldOut };
}
