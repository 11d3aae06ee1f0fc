import { FEDERAL } from '../jurisdictions.ts';
import { FactIndex } from '../law/fact-index.ts';
import { EMPTY_LAW } from '../law/law-table.ts';
import type { LawFact } from '../schemas/law.ts';
import type { TopicRef } from '../schemas/topic.ts';
import { type LibraryIndex, type Retrieval, sectionsOf } from '../search/library-index.ts';
import { withoutVerdict } from '../search/quotable.ts';
import type { RankedExcerpt } from '../search/rank-excerpts.ts';
import { repeats } from '../search/repeats.ts';
import { jurisdictionTitle, withStateNames } from '../text/jurisdictions.ts';
import { sentencesOf } from '../text/sentences.ts';
import { chooseBeside } from './beside-fact.ts';
import { bearingFacts, type ChosenFact, chooseRules, lackOf, nearRules } from './choose-fact.ts';
import { chooseLead, type Lead } from './choose-lead.ts';
import {
  chooseOthers,
  chooseSteps,
  chooseSupport,
  nextStepOf,
  type Quoted,
} from './choose-more.ts';
import { composeAnswer } from './compose-answer.ts';
import { retrieveSecond, type Turn } from './conversation.ts';
import type { AskedLaw, LibraryAnswer } from './library-answer.ts';
import { nextQuestions } from './next-questions.ts';
import { notCovered } from './not-covered.ts';
import { readLanguage } from './spanish.ts';
import type { Talk } from './talk.ts';
import { understandInState } from './understand-in-state.ts';

const NO_LAW: AskedLaw = { rules: new FactIndex(EMPTY_LAW) };
/** Topics offered to read next. */
const MOST_RELATED = 4;
/** A runner-up is worth reading when its article fits at least so well. */
const RUNNER_UP_FIT = 0.4;
const RECOGNISED_CHARS = 60;
/**
 * What was shown before leads again where all else is so much less likely: odds of 1 : e^2. Of 329
 * third and fourth questions of visitors 176 then begin with their answer, and 147 where it never does.
 */
const AGAIN = 2;
/** A second part's lead must say this much of that part. */
const SECOND_SAYS = 0.3;

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
    .slice(0, MOST_RELATED)
    .map(({ topicId: id, slug, title }) => ({ id, slug, title }));
}

/** What answers the second thing that a question asks, from another passage than the first. */
function secondLead(
  index: LibraryIndex,
  second: string,
  talk: Talk | undefined,
  lead: Lead,
  isShown: (excerpt: RankedExcerpt) => boolean,
): Quoted | undefined {
  const retrieval = retrieveSecond(index, `and ${second}`, talk);
  const { text: led } = lead.excerpt.excerpt;
  const openings = sentencesOf(led).map((sentence) => sentence.slice(0, RECOGNISED_CHARS));
  const saysAgain = repeats(led);
  const isTaken = (one: RankedExcerpt) =>
    isShown(one) ||
    openings.some((opening) => one.excerpt.text.includes(opening)) ||
    saysAgain(one.excerpt.text);
  const found = chooseLead(retrieval, isTaken);
  if (found === undefined || found.excerpt.features.saysInPlace < SECOND_SAYS) return undefined;
  const { passage, text } = found.excerpt.excerpt;
  return { ...passage, text };
}

/** Enough of a text's beginning to know it again, however many sentences of it were shown. */
function openingOf(text: string): string {
  return withoutVerdict(text).slice(0, RECOGNISED_CHARS).toLowerCase();
}

/**
 * What a lead is worth: words of Spanish that the word list lacks are no gap of the library, and a
 * state that was chosen and not asked about is not told to be missing.
 */
function judged(lead: Lead, isSpanish: boolean, isChosen: boolean): Lead {
  const missing = isSpanish ? [] : lead.missing;
  const lackedState = isChosen ? undefined : lead.lackedState;
  const isOnlyGap =
    lead.missing.length > missing.length || (isChosen && lead.lackedState !== undefined);
  const isAnswered = isOnlyGap && missing.length === 0 && lackedState === undefined;
  return { ...lead, missing, lackedState, status: isAnswered ? 'answered' : lead.status };
}

/**
 * What leads beside a rule of the law, if there is one. Without one, what an article tells of a
 * state leads only where it answers: else what holds in general is more help.
 */
function leadBeside(
  retrieval: Retrieval,
  isShown: (excerpt: RankedExcerpt) => boolean,
  rule: LawFact | undefined,
): Lead | undefined {
  const lead = chooseLead(retrieval, isShown);
  const isOfState = lead !== undefined && lead.excerpt.excerpt.states.size > 0;
  if (!isOfState || rule !== undefined || lead.status === 'answered') return lead;
  const isOfAny = (one: RankedExcerpt) => isShown(one) || one.excerpt.states.size > 0;
  return chooseLead(retrieval, isOfAny) ?? lead;
}

/** What leads in a conversation: what was not shown before, unless what was is so much likelier. */
function leadInTalk(
  retrieval: Retrieval,
  isShown: (excerpt: RankedExcerpt) => boolean,
  rule: LawFact | undefined,
): { found: Lead; isAgain: boolean } | undefined {
  const best = leadBeside(retrieval, () => false, rule);
  if (best === undefined) return undefined;
  const isAgain = isShown(best.excerpt);
  const unshown = isAgain ? leadBeside(retrieval, isShown, rule) : undefined;
  const isNear = unshown !== undefined && best.excerpt.score - unshown.excerpt.score < AGAIN;
  return isNear ? { found: unshown, isAgain: false } : { found: best, isAgain };
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
  const { language, english: read } = readLanguage(question);
  const asAsked = withStateNames(read);
  const said = history.map((turn) => withStateNames(readLanguage(turn.question).english));
  const { english, parts, first, whole } = understandInState(index, asAsked, said, law.state);
  const { retrieval, goesOn, about: earlier, isBare } = whole;
  const chosen = chooseRules(retrieval, law.rules, parts, { whole: english, earlier });
  if (isBare || (!retrieval.isOurs && chosen.length === 0)) return notCovered(retrieval, language);
  const shown = goesOn ? history.map(({ answer }) => answer.toLowerCase()).join('\n') : '';
  const isShown = ({ excerpt }: RankedExcerpt) => shown.includes(openingOf(excerpt.text));
  const asked = first.retrieval;
  // A rule that was shown is shown again only to who asks for it again.
  const isSaidBefore = ({ statement }: LawFact) => shown.includes(statement.toLowerCase());
  const isAsked = ({ fact: rule, isAskedAlone }: ChosenFact) => isAskedAlone || !isSaidBefore(rule);
  const rules = [...new Set(chosen.filter(isAsked).map((one) => one.fact))];
  const [fact] = rules;
  const leading = leadInTalk(asked, isShown, fact);
  if (leading === undefined) return notCovered(retrieval, language);
  const { found, isAgain } = leading;
  const isChosen = english !== asAsked;
  const bearing = () => bearingFacts(retrieval, law.rules, english, rules);
  const isOnState = retrieval.wanted.states.size > 0;
  const ofState = isOnState ? bearing().filter(({ state }) => state !== FEDERAL) : [];
  const near = nearRules(ofState, rules, { whole: english, earlier }, isSaidBefore);
  const lead = judged(found, language === 'es', isChosen);
  // A state whose rules come near has something on the matter, if none that clearly answers.
  const isLacking = lead.lackedState !== undefined && near.length === 0;
  const lack = fact && lackOf(fact, law.rules, retrieval, { whole: english, earlier, isChosen });

  const [asksOf] = isChosen ? [] : retrieval.wanted.states;
  const holdsIn = asksOf && fact?.state === FEDERAL ? jurisdictionTitle(asksOf) : undefined;

  const { passage, text } = lead.excerpt.excerpt;
  const second =
    parts.length === 2 && rules.length < 2
      ? secondLead(index, parts[1], first.talk, lead, isShown)
      : undefined;
  // What an article on something else advises is none for the rule that leads.
  const { slug } = passage.article;
  const isOnRule = fact === undefined || fact.topics.includes(slug);
  const about = isOnRule ? passage.article : index.article(fact.topics[0] ?? slug);
  const steps = isOnRule ? chooseSteps(lead.excerpt, asked) : undefined;
  const isSaid = (one: string, other: string) => repeats(other)(one) || repeats(one)(other);
  const others =
    second === undefined && fact === undefined && !isLacking
      ? chooseOthers(lead.excerpt, asked, { steps, goesOn, isShown, saysAgain: isSaid })
      : [];
  const further = second === undefined ? others : [second];
  // Who asks what a thing is wants to know that, and has nothing to do.
  const isToDo = asked.wanted.types[0] !== 'what-is' && steps === undefined && isOnRule;
  const step = isToDo ? nextStepOf(passage) : undefined;
  const isTold = (words: string) =>
    shown.includes(words.toLowerCase()) ||
    repeats([text, ...further.map((one) => one.text)].join(' '))(words);
  const advice = step === undefined || isTold(step.text) ? undefined : step;
  const taken = [passage, ...further];
  const bears = () =>
    // Where the lead may be the wrong one, what bears on it seldom bears on the question.
    others.length === 0 ? chooseSupport(lead.excerpt, asked, taken, isShown) : [];
  const support = fact === undefined ? bears() : chooseBeside(fact, lead, asked, isShown);
  const decidedBy = [...(about ?? passage.article).decidedBy];
  const { body, sources } = composeAnswer({
    ...{ language, lead, isAgain, rules, near, lack, holdsIn },
    ...{ second, others, advice, steps, support, decidedBy },
  });
  const cited = new Set(sources.map(({ slug }) => slug));
  const lacked = isLacking ? [jurisdictionTitle(lead.lackedState ?? '')] : [];
  const quoted = [
    { ...passage, text },
    ...further,
    ...(advice === undefined ? [] : [advice]),
    ...support,
  ];
  return {
    body,
    sources,
    status: fact === undefined ? lead.status : lack === undefined ? 'answered' : 'partial',
    lead: fact?.statement ?? text,
    missing: fact === undefined ? [...lacked, ...lead.missing] : [],
    facts: [...rules, ...near],
    language,
    mode: 'library',
    decidedBy,
    related: relatedTopics(index, asked, lead, cited),
    next: isOnRule ? nextQuestions(lead.excerpt, asked, quoted, isShown) : [],
    sections: sectionsOf(asked, quoted),
    bearing,
  };
}
