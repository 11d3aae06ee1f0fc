import { FactIndex } from '../law/fact-index.ts';
import { EMPTY_LAW } from '../law/law-table.ts';
import type { TopicRef } from '../schemas/topic.ts';
import { type LibraryIndex, type Retrieval, sectionsOf } from '../search/library-index.ts';
import { typesAsked } from '../search/question-types.ts';
import { jurisdictionTitle, withStateNames } from '../text/jurisdictions.ts';
import { aroundLead } from './around-lead.ts';
import { chooseRules } from './choose-fact.ts';
import { type Lead, statusOf } from './choose-lead.ts';
import { composeAnswer } from './compose-answer.ts';
import type { Turn } from './conversation.ts';
import { leadInTalk, withoutExcusedGaps } from './lead-in-talk.ts';
import type { AskedLaw, LibraryAnswer } from './library-answer.ts';
import { nextQuestions } from './next-questions.ts';
import { notCovered } from './not-covered.ts';
import { isWorthTelling, rulesOfAnswer, variesByState } from './rules-of-answer.ts';
import { shownIn } from './shown-before.ts';
import { readInTalk } from './spanish.ts';
import { understandInState } from './understand-in-state.ts';
import { asksForBoard } from './who-asks.ts';

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
  const read = readInTalk(
    question,
    history.map((turn) => turn.question),
  );
  const { language } = read.asked;
  const asAsked = withStateNames(read.asked.english);
  const said = read.said.map(withStateNames);
  const { english, parts, first, whole } = understandInState(index, asAsked, said, law.state);
  const { retrieval, goesOn, about: earlier, isBare } = whole;
  const shown = shownIn(history, goesOn);
  // A follow-up on what to write wants words rather than a rule of the law.
  const asksForWords = goesOn && typesAsked(asAsked).includes('what-do-i-write');
  const found = asksForWords
    ? []
    : chooseRules(retrieval, law.rules, parts, { whole: english, earlier });
  const isAskedAgain = said.includes(asAsked);
  const chosen = found.filter(
    (fact) => isAskedAgain || isWorthTelling(fact, law.rules, asAsked, shown),
  );
  if (isBare || (!retrieval.isOurs && chosen.length === 0)) return notCovered(retrieval, language);

  const isStateChosen = english !== asAsked;
  const asked = { whole: english, earlier, isStateChosen };
  const ofLaw = rulesOfAnswer(retrieval, law.rules, chosen, asked, shown);
  const [rule] = ofLaw.rules;

  const told = found.filter((fact) => !chosen.includes(fact));
  const leading = leadInTalk(first.retrieval, shown, rule, told);
  if (leading === undefined) return notCovered(retrieval, language);
  const isLawAsked = !isStateChosen && !asksForWords;
  const lead = withoutExcusedGaps(leading.found, { isSpanish: language === 'es', isLawAsked });
  // A state whose rules come near has something on the matter, if none that clearly answers.
  const lacked = ofLaw.near.length === 0 ? lead.lackedState : undefined;

  const around = aroundLead(index, lead, {
    retrieval: first.retrieval,
    secondPart: parts[1],
    talk: first.talk,
    goesOn,
    shown,
    rules: ofLaw.rules,
    isLacking: lacked !== undefined,
    isForBoard: asksForBoard([...said, english]),
  });
  const { isAgain } = leading;
  const { body, sources } = composeAnswer({ language, lead, isAgain, ...ofLaw, ...around });

  const { passage, text } = lead.excerpt.excerpt;
  const { second, others, advice, support, isOnRule } = around;
  const further = second === undefined ? others : [second];
  const next = advice === undefined ? [] : [advice];
  const quoted = [{ ...passage, text }, ...further, ...next, ...support];
  const cited = new Set(sources.map(({ slug }) => slug));
  const answered = ofLaw.lack === undefined ? 'answered' : 'partial';
  const missing =
    lacked === undefined ? lead.missing : [jurisdictionTitle(lacked), ...lead.missing];
  return {
    body,
    sources,
    status: rule === undefined ? statusOf(lead) : answered,
    lead: rule?.statement ?? text,
    missing: rule === undefined ? missing : [],
    facts: [...ofLaw.rules, ...ofLaw.near],
    ...(variesByState(retrieval, law.rules, asked) && { variesByState: true }),
    language,
    mode: 'library',
    decidedBy: [...around.decidedBy],
    related: relatedTopics(index, first.retrieval, lead, cited),
    next: isOnRule ? nextQuestions(lead.excerpt, first.retrieval, quoted, shown.has) : [],
    sections: sectionsOf(first.retrieval, quoted),
    bearing: ofLaw.bearing,
  };
}
