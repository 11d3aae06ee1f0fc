import { loadWordVectors } from '@hoa/content/word-vectors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { contentStems } from '@hoa/core/search/content-stems';
import type { Retrieval } from '@hoa/core/search/library-index';
import { type RankedExcerpt, scoreOf } from '@hoa/core/search/rank-excerpts';
import { OURS } from '@hoa/core/search/retrieve';
import { scopeLikelihood } from '@hoa/core/search/scope';
import { fitLead, type LeadExample, leadExample } from './fit-lead.ts';
import { fitScope } from './fit-scope.ts';
import { foldsOf } from './folds.ts';
import { holdsGold } from './gold.ts';
import { leftOutAliases } from './left-out-aliases.ts';
import { leftOutQuestions } from './left-out-questions.ts';
import { isOurs, type QuestionSet } from './question-sets.ts';

const FOLDS = 5;
/** One left-out alias and one left-out authored question in so many take part. */
const ALIAS_EVERY = 8;
const QUESTION_EVERY = 6;
/** What a question teaches of the lead of which only the topic is known. */
const TOPIC_WEIGHT = 0.2;
/** An excerpt tells an authored answer again when it has so many of its words of matter. */
const TOLD_AGAIN = 0.75;

/** A question with what was retrieved for it, which of that is right, and where it comes from. */
interface Tried {
  from: string;
  retrieval: Retrieval;
  isOurs: boolean;
  /** Undefined where nothing is known of what should lead. */
  isRight: ((excerpt: RankedExcerpt) => boolean) | undefined;
  example: LeadExample | undefined;
}

function tried(
  from: string,
  retrieval: Retrieval,
  ours: boolean,
  isRight?: Tried['isRight'],
  weight = 1,
): Tried {
  const example = isRight && leadExample(retrieval.excerpts, isRight, weight);
  return { from, retrieval, isOurs: ours, isRight, example };
}

/** Every question that stands alone, with authored ones and aliases that the index has not seen. */
function tryAll(articles: readonly LibraryArticle[], sets: readonly QuestionSet[]): Tried[] {
  const index = buildLibraryIndex(articles, GLOSSARY, { vectors: loadWordVectors() });
  const asked = sets.flatMap(({ questions }) =>
    questions
      .filter(({ kind }) => kind !== 'follow-up' && kind !== 'spanish')
      .map((question) => {
        const { says, relevant } = question;
        const retrieval = index.retrieve({ text: question.question });
        const from = says.length > 0 ? 'with gold words' : 'with gold topics';
        if (!isOurs(question)) return tried('off-topic', retrieval, false);
        const isRight = ({ excerpt }: RankedExcerpt) =>
          says.length > 0
            ? holdsGold(question, excerpt.passage, excerpt.text)
            : relevant.includes(excerpt.passage.article.slug);
        return tried(from, retrieval, true, isRight, says.length > 0 ? 1 : TOPIC_WEIGHT);
      }),
  );
  const authored = leftOutQuestions(articles, QUESTION_EVERY).map((one) => {
    const told = [...contentStems(one.answer)];
    const isRight = ({ excerpt: { passage, text } }: RankedExcerpt) => {
      if (passage.article.slug !== one.slug || passage.section.anchor !== one.anchor) return false;
      const own = contentStems(text);
      return told.filter((stem) => own.has(stem)).length >= TOLD_AGAIN * told.length;
    };
    return tried('authored, left out', one.index.retrieve({ text: one.question }), true, isRight);
  });
  const aliases = leftOutAliases(articles)
    .filter((_, place) => place % ALIAS_EVERY === 0)
    .map(({ alias, index: without }) =>
      tried('aliases, left out', without.retrieve({ text: alias }), true),
    );
  return [...asked, ...authored, ...aliases];
}

function fitBoth(all: readonly Tried[]) {
  const scope = all.map(({ retrieval, isOurs: ours }) => ({
    evidence: retrieval.evidence,
    isOurs: ours,
  }));
  return {
    lead: fitLead(all.flatMap(({ example }) => example ?? [])),
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
export function fitAndJudge(articles: readonly LibraryArticle[], sets: readonly QuestionSet[]) {
  const all = tryAll(articles, sets);
  const sums = new Map<
    string,
    { count: number; judged: number; leads: number; declined: number }
  >();
  for (const { training, heldOut } of foldsOf(all, FOLDS, ({ from }) => from)) {
    const { lead, scope } = fitBoth(training);
    for (const { from, retrieval, isRight } of heldOut) {
      const sum = sums.get(from) ?? { count: 0, judged: 0, leads: 0, declined: 0 };
      sums.set(from, sum);
      sum.count += 1;
      if (scopeLikelihood(retrieval.evidence, scope) < OURS) sum.declined += 1;
      if (isRight === undefined) continue;
      const [best] = retrieval.excerpts
        .map((excerpt) => ({ excerpt, score: scoreOf(excerpt.features, lead) }))
        .sort((a, b) => b.score - a.score);
      sum.judged += 1;
      if (best !== undefined && isRight(best.excerpt)) sum.leads += 1;
    }
  }
  const heldOut = [...sums].map(
    ([from, { count, judged, leads, declined }]): HeldOut => ({
      ...{ from, count, declined: declined / count },
      leads: judged === 0 ? undefined : leads / judged,
    }),
  );
  return { ...fitBoth(all), heldOut };
}
