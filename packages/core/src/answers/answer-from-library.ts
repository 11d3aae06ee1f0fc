import { FactIndex } from '../law/fact-index.ts';
import { EMPTY_LAW } from '../law/law-table.ts';
import type { TopicRef } from '../schemas/topic.ts';
import { type LibraryIndex, type Retrieval, sectionsOf } from '../search/library-index.ts';
import { jurisdictionTitle } from '../text/named-jurisdictions.ts';
import { composeAnswer } from './compose/compose-answer.ts';
import type { AskedLaw, LibraryAnswer } from './compose/library-answer.ts';
import { notCovered } from './compose/not-covered.ts';
import {
  chosenRules,
  type RulesOfAnswer,
  rulesOfAnswer,
  variesByState,
} from './law/rules-of-answer.ts';
import { type AroundLead, aroundLead } from './lead/around-lead.ts';
import { type Lead, statusOf } from './lead/choose-lead.ts';
import { leadInTalk, withoutExcusedGaps } from './lead/lead-in-talk.ts';
import { type Quoted, quoted } from './lead/quoted.ts';
import { nextQuestions } from './next-questions.ts';
import { askedInTalk } from './talk/asked-in-talk.ts';
import type { Turn } from './talk/conversation.ts';
import { asksForBoard } from './talk/who-asks.ts';

const NO_LAW: AskedLaw = { rules: new FactIndex(EMPTY_LAW) };
/** Topics offered to read next. */
const RELATED_MAX = 4;
/** A runner-up is worth reading when its article fits at least so well. */
const RUNNER_UP_FIT = 0.4;

/** What to read next: runners-up that fit, then what the best article's editors name. */
function relatedTopics(
  index: LibraryIndex,
  { excerpts }: Retrieval,
  lead: Lead,
  cited: ReadonlySet<string>,
): TopicRef[] {
  const runnersUp = excerpts
    .filter(({ articleFit }) => articleFit >= RUNNER_UP_FIT)
    .map(({ excerpt }) => excerpt.passage.article);
  const named = lead.excerpt.excerpt.passage.article.related.flatMap(
    (slug) => index.article(slug) ?? [],
  );
  const topics = new Map([...runnersUp, ...named].map((article) => [article.slug, article]));
  return [...topics.values()]
    .filter(({ slug }) => !cited.has(slug))
    .slice(0, RELATED_MAX)
    .map(({ topicId: id, slug, title }) => ({ id, slug, title }));
}

/** The state that an answer says it has no rule of: one whose rules come near has something on it. */
function lackedState(lead: Lead, { near }: RulesOfAnswer): string | undefined {
  return near.length === 0 ? lead.lackedState : undefined;
}

/** What an answer begins with and what that is worth: a rule of the law, or else words of an article. */
function beginning(
  lead: Lead,
  ofLaw: RulesOfAnswer,
): Pick<LibraryAnswer, 'status' | 'lead' | 'missing'> {
  const [rule] = ofLaw.rules;
  if (rule !== undefined) {
    const { lack } = ofLaw;
    const status = lack === undefined ? 'answered' : 'partial';
    const missing = lack === undefined || lack.what === 'kind' ? [] : [lack.state];
    return { status, lead: rule.statement, missing };
  }
  const state = lackedState(lead, ofLaw);
  const ofState = state === undefined ? [] : [jurisdictionTitle(state)];
  const { text } = lead.excerpt.excerpt;
  return { status: statusOf(lead), lead: text, missing: [...ofState, ...lead.missing] };
}

/** All that an answer quotes of the articles, in the order in which it is read. */
function quotedIn(lead: Lead, { second, others, advice, support }: AroundLead): Quoted[] {
  const further = second === undefined ? others : [second];
  const next = advice === undefined ? [] : [advice];
  return [quoted(lead.excerpt), ...further, ...next, ...support];
}

/**
 * Answers a question from the library alone: first the words that answer it, verbatim and cited,
 * then what to do, then only what bears on it. Nothing is made up, and a question that the library
 * does not cover is told so.
 *
 * @param history the conversation so far, oldest first
 */
export function answerFromLibrary(
  index: LibraryIndex,
  question: string,
  history: readonly Turn[] = [],
  law: AskedLaw = NO_LAW,
): LibraryAnswer {
  const asked = askedInTalk(index, question, history, law.state);
  const { language, parts, first, whole, shown } = asked;
  const { chosen, told } = chosenRules(asked, law.rules);
  const isOurs = whole.retrieval.isOurs || chosen.length > 0;
  if (whole.isBare || !isOurs) return notCovered(whole.retrieval, language);

  const ofLaw = rulesOfAnswer(asked, law.rules, chosen);
  const leading = leadInTalk(first.retrieval, shown, ofLaw.rules[0], told);
  if (leading === undefined) return notCovered(whole.retrieval, language);
  const { isAgain } = leading;
  const isLawAsked = !asked.isStateChosen && !asked.asksForWords;
  const lead = withoutExcusedGaps(leading.found, { isSpanish: language === 'es', isLawAsked });

  const around = aroundLead(index, lead, {
    retrieval: first.retrieval,
    secondPart: parts[1],
    talk: first.talk,
    goesOn: whole.goesOn,
    shown,
    rules: ofLaw.rules,
    isLacking: lackedState(lead, ofLaw) !== undefined,
    isForBoard: asksForBoard([...asked.said, asked.english]),
  });
  const { body, sources } = composeAnswer({ language, lead, isAgain, ...ofLaw, ...around });
  const allQuoted = quotedIn(lead, around);
  const cited = new Set(sources.map(({ slug }) => slug));
  return {
    body,
    sources,
    ...beginning(lead, ofLaw),
    facts: [...ofLaw.rules, ...ofLaw.near],
    ...(variesByState(asked, law.rules) && { variesByState: true }),
    language,
    mode: 'library',
    decidedBy: [...around.decidedBy],
    related: relatedTopics(index, first.retrieval, lead, cited),
    next: around.isOnRule ? nextQuestions(lead.excerpt, first.retrieval, allQuoted, shown.has) : [],
    sections: sectionsOf(first.retrieval, allQuoted),
    bearing: ofLaw.bearing,
  };
}
