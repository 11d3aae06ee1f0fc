import type { LibraryArticle } from '../library/library-article.ts';
import type { Answer } from '../schemas/answer.ts';
import type { Retrieval, RetrievedSection } from '../search/library-index.ts';
import type { Relevance } from '../search/relevance.ts';
import { answerBlocks, type ComposedParts } from './answer-blocks.ts';
import { chooseAdvice } from './choose-advice.ts';
import { choosePassage } from './choose-passage.ts';
import { chooseSteps } from './choose-steps.ts';
import { supportingPassages } from './choose-support.ts';
import { findDefinition, inItsWords, inOtherWords } from './find-definition.ts';
import { bestSectionPerArticle, citation, isSameSection, type Passage } from './passages.ts';
import { questionKind } from './question-kind.ts';
import { type Wanted, wantedOf } from './rate-quotable.ts';

/** Articles among which a definition is looked for. */
const DEFINING_ARTICLES = 3;
/** Sections of the best article that may lead, besides its summary. */
const LEADING_SECTIONS = 4;
const LEAD_SENTENCES = 3;
const SECOND_SENTENCES = 2;
/** How much a question that goes on from another decides by itself what is quoted. */
const OWN_SHARE = 0.5;
/** A second passage of the best article must say this much more of what was asked. */
const LEAST_ADDED = 0.08;

function ofArticle(retrieval: Retrieval, { slug }: LibraryArticle): RetrievedSection[] {
  return retrieval.sections.filter(({ article }) => article.slug === slug);
}

/** The sections of the best article that may lead: its summary, and those that fit. */
function leadingPlaces(retrieval: Retrieval, { article }: RetrievedSection, { goesOn }: Wanted) {
  // What was asked on may stand anywhere in the article.
  if (goesOn) return article.sections.map((section) => ({ article, section }));
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
  const places = leadingPlaces(retrieval, top, wanted).filter(
    (place) => !isSameSection(place, lead),
  );
  const second = choosePassage(places, wanted, SECOND_SENTENCES);
  if (second === undefined) return undefined;
  const { relevance } = wanted;
  const added = relevance(`${lead.text} ${second.text}`) - relevance(lead.text);
  return added >= LEAST_ADDED ? second : undefined;
}

/** The article that defines what was asked answers it, whichever fits best as a whole. */
function bestOfArticle(
  { sections }: Retrieval,
  { slug }: LibraryArticle,
  best: RetrievedSection,
): RetrievedSection {
  return sections.find(({ article }) => article.slug === slug) ?? best;
}

/** In a conversation, mostly what the new question says. */
function weighOwn(together: Relevance, own: Relevance | undefined): Relevance {
  if (own === undefined) return together;
  return (text) => OWN_SHARE * own(text) + (1 - OWN_SHARE) * together(text);
}

/**
 * Composes the answer to a covered question out of verbatim words of the library.
 *
 * @param ownRelevance what the question says by itself, when it goes on from an earlier one
 */
export function composeAnswer(
  question: string,
  retrieval: Retrieval,
  best: RetrievedSection,
  ownRelevance?: Relevance,
): Pick<Answer, 'response' | 'sources' | 'decidedBy'> | undefined {
  const kind = questionKind(question);
  const relevance = weighOwn(retrieval.relevance, ownRelevance);
  const wanted = wantedOf(question, kind, relevance, ownRelevance !== undefined);
  const definition = kind === 'definition' ? definitionFor(question, retrieval) : undefined;
  const top = definition === undefined ? best : bestOfArticle(retrieval, definition.article, best);
  const lead =
    definition ?? choosePassage(leadingPlaces(retrieval, top, wanted), wanted, LEAD_SENTENCES);
  if (lead === undefined) return undefined;
  const second = secondPassage(retrieval, top, lead, wanted);
  const only = kind === 'procedure' ? undefined : lead;
  const steps = kind === 'definition' ? undefined : chooseSteps(top, relevance, only);
  const advice =
    kind === 'definition' || wanted.goesOn
      ? undefined
      : chooseAdvice(top, relevance, `${lead.text} ${second?.text ?? ''}`);
  const support = supportingPassages(retrieval, lead, top, wanted);
  const stepsPassage = steps && { ...steps, text: steps.steps[0] ?? '' };

  // The best passage of each topic first, so that the first sources are about different topics.
  const passages: Passage[] = [];
  for (const passage of [lead, ...support, second, advice, stepsPassage]) {
    if (passage !== undefined && !passages.some((one) => isSameSection(one, passage))) {
      passages.push(passage);
    }
  }
  const sources = passages.map(citation);
  const sourceOf: ComposedParts['sourceOf'] = (place) =>
    passages.findIndex((one) => isSameSection(one, place));
  const parts = {
    status: retrieval.status,
    lead,
    second,
    steps,
    advice,
    support,
    sources,
    sourceOf,
  };
  const decidedBy = [...top.article.decidedBy];
  return { response: answerBlocks({ ...parts, decidedBy }), sources, decidedBy };
}
