import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { decideStatus } from '@hoa/core/search/decide-status';
import { type ScopeEvidence, scopeLikelihood } from '@hoa/core/search/scope';
import { fitScope, type ScopeExample } from './fit-scope.ts';
import { foldsOf } from './folds.ts';
import type { Outcome } from './measure.ts';
import { type EvalQuestion, isOurs, type QuestionSet } from './question-sets.ts';
import { settingVariants } from './setting-variants.ts';

const FOLDS = 5;

/** What one variant of the settings makes of one question. */
interface Tried {
  rank: number;
  evidence: ScopeEvidence;
  coverage: number;
}

/** A question with what every variant makes of it. */
interface Example {
  question: EvalQuestion;
  set: string;
  tried: Tried[];
}

function tryAll(articles: readonly LibraryArticle[], sets: readonly QuestionSet[]): Example[] {
  const indexes = settingVariants().map((variant) =>
    buildLibraryIndex(articles, GLOSSARY, variant),
  );
  return sets.flatMap(({ name, questions }) =>
    questions.map((question) => ({
      question,
      set: name,
      tried: indexes.map((index) => {
        const { sections, evidence, coverage } = index.retrieve(question.question);
        const slugs = [...new Set(sections.map(({ article }) => article.slug))];
        const place = slugs.findIndex((slug) => question.relevant.includes(slug));
        return { rank: place < 0 ? Number.POSITIVE_INFINITY : place + 1, evidence, coverage };
      }),
    })),
  );
}

function meanReciprocalRank(examples: readonly Example[], variant: number): number {
  const ours = examples.filter(({ question }) => isOurs(question));
  const sum = ours.reduce((total, { tried }) => total + 1 / (tried[variant]?.rank ?? Infinity), 0);
  return sum / Math.max(1, ours.length);
}

function bestVariant(examples: readonly Example[]): number {
  const count = examples[0]?.tried.length ?? 0;
  let best = 0;
  for (let variant = 1; variant < count; variant++) {
    if (meanReciprocalRank(examples, variant) > meanReciprocalRank(examples, best)) best = variant;
  }
  return best;
}

/**
 * What the method gives on questions that took no part in choosing its numbers: on each fold the
 * settings are chosen and the scope weights fitted by the others.
 *
 * @param shortExamples take part in every fit and are judged elsewhere
 */
export function crossValidate(
  articles: readonly LibraryArticle[],
  sets: readonly QuestionSet[],
  shortExamples: readonly ScopeExample[],
): Outcome[] {
  const examples = tryAll(articles, sets);
  return foldsOf(examples, FOLDS, ({ set, question }) => `${set} ${isOurs(question)}`).flatMap(
    ({ training, heldOut }) => {
      const variant = bestVariant(training);
      const examples = training.flatMap(({ question, tried }) => {
        const evidence = tried[variant]?.evidence;
        return evidence === undefined ? [] : [{ evidence, isOurs: isOurs(question) }];
      });
      const weights = fitScope([...examples, ...shortExamples]);
      return heldOut.flatMap(({ question, tried }): Outcome[] => {
        const one = tried[variant];
        if (one === undefined) return [];
        const status = decideStatus(scopeLikelihood(one.evidence, weights), one.coverage);
        return [{ question, rank: one.rank, declined: status === 'not-covered', ms: 0 }];
      });
    },
  );
}
