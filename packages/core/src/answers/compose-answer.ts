import type { LibraryArticle } from '../library/library-article.ts';
import type { Answer } from '../schemas/answer.ts';
import type { Retrieval, RetrievedSection } from '../search/library-index.ts';
import { answerBlocks, type ComposedParts } from './answer-blocks.ts';
import { choosePassage } from './choose-passage.ts';
import { chooseSteps } from './choose-steps.ts';
import { findDefinition, inItsWords, inOtherWords } from './find-definition.ts';
import { bestSectionPerArticle, citation, isSameSection, type Passage } from './passages.ts';
import { questionKind } from './question-kind.ts';
import { type Wanted, wantedOf } from './rate-quotable.ts';

/** Articles among which a definition is looked for. */
const DEFINING_ARTICLES = 3;
/** Sections of the best article that may lead, besides its summary. */
const LEADING_SECTIONS = 4;
const LEAD_SENTENCES = 3;
const SUPPORT_SENTENCES = 2;
/** Articles quoted beside the best one, and the share of its fit that they must reach. */
const MOST_SUPPORTING = 2;
const SUPPORT_SHARE = 0.35;
/** A second passage of the best article must say this much more of what was asked. */
const LEAST_ADDED = 0.08;

function ofArticle(retrieval: Retrieval, { slug }: LibraryArticle): RetrievedSection[] {
  return retrieval.sections.filter(({ article }) => article.slug === slug);
}

/** The sections of the best article that may lead: its summary, and those that fit. */
function leadingPlaces(retrieval: Retrieval, { article }: RetrievedSection) {
  const summary = article.sections.filter(({ part }) => part === 'in-short');
  const fitting = ofArticle(retrieval, article).slice(0, LEADING_SECTIONS);
  const rest = fitting.filter(({ section }) => section.part !== 'in-short');
  return [...summary.map((section) => ({ article, section })), ...rest];
}

function definitionFor(question: string, retrieval: Retrieval): Passage | undefined {
  const best = bestSectionPerArticle(retrieval.sections).slice(0, DEFINING_ARTICLES);
  for (const isAsked of [inItsWords(question), inOtherWords(retrieval.relevance)]) {
    for (const { article } of best) {
      const found = findDefinition(article, isAsked);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** A second passage of the best article, from another section and saying something else. */
function secondPassage(
  retrieval: Retrieval,
  top: RetrievedSection,
  lead: Passage,
  wanted: Wanted,
): Passage | undefined {
  const places = leadingPlaces(retrieval, top).filter((place) => !isSameSection(place, lead));
  const second = choosePassage(places, wanted, SUPPORT_SENTENCES);
  if (second === undefined) return undefined;
  const { relevance } = wanted;
  const added = relevance(`${lead.text} ${second.text}`) - relevance(lead.text);
  return added >= LEAST_ADDED ? second : undefined;
}

/** What the articles that fit nearly as well say of the question. */
function supportingPassages(
  retrieval: Retrieval,
  lead: Passage,
  top: RetrievedSection,
  wanted: Wanted,
): Passage[] {
  return bestSectionPerArticle(retrieval.sections)
    .filter(({ article }) => article.slug !== lead.article.slug)
    .filter(({ score }) => score >= top.score * SUPPORT_SHARE)
    .slice(0, MOST_SUPPORTING)
    .flatMap(({ article, section }) => {
      const summary = article.sections.filter(({ part }) => part === 'in-short');
      const places = [{ article, section }, ...summary.map((one) => ({ article, section: one }))];
      return choosePassage(places, wanted, SUPPORT_SENTENCES) ?? [];
    });
}

/** Composes the answer to a covered question out of verbatim words of the library. */
export function composeAnswer(
  question: string,
  retrieval: Retrieval,
  top: RetrievedSection,
): Pick<Answer, 'response' | 'sources'> | undefined {
  const kind = questionKind(question);
  const wanted = wantedOf(question, kind, retrieval.relevance);
  const definition = kind === 'definition' ? definitionFor(question, retrieval) : undefined;
  const lead = definition ?? choosePassage(leadingPlaces(retrieval, top), wanted, LEAD_SENTENCES);
  if (lead === undefined) return undefined;

  const second = secondPassage(retrieval, top, lead, wanted);
  const only = kind === 'procedure' ? undefined : lead;
  const steps = kind === 'definition' ? undefined : chooseSteps(top, retrieval.relevance, only);
  const support = supportingPassages(retrieval, lead, top, wanted);
  const stepsPassage = steps && { ...steps, text: steps.steps[0] ?? '' };

  // The best passage of each topic first, so that the first sources are about different topics.
  const passages: Passage[] = [];
  for (const passage of [lead, ...support, second, stepsPassage]) {
    if (passage !== undefined && !passages.some((one) => isSameSection(one, passage))) {
      passages.push(passage);
    }
  }
  const sources = passages.map(citation);
  const sourceOf: ComposedParts['sourceOf'] = (place) =>
    passages.findIndex((one) => isSameSection(one, place));
  const parts = { status: retrieval.status, lead, second, steps, support, sources, sourceOf };
  return { response: answerBlocks({ ...parts, decidedBy: top.article.decidedBy }), sources };
}
