import type { LawFact } from '../../schemas/law.ts';
import type { DecidedBy } from '../../schemas/topic.ts';
import type { LibraryIndex, Retrieval } from '../../search/library-index.ts';
import type { Passage } from '../../search/passages/passages.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import { retrieveSecond } from '../talk/conversation.ts';
import { quotesFrom, type ShownBefore } from '../talk/shown-before.ts';
import type { Talk } from '../talk/talk.ts';
import { areOfOwners } from '../talk/who-asks.ts';
import { chooseBeside } from './beside-fact.ts';
import { chooseLead, type Lead } from './choose-lead.ts';
import { chooseOthers, type OtherAnswer } from './choose-others.ts';
import { chooseSteps, isTowardsBoard, nextStepOf, type Steps } from './choose-steps.ts';
import { chooseSupport } from './choose-support.ts';
import { type Quoted, quoted } from './quoted.ts';
import { repeats } from './repeats.ts';

/**
 * What answers a second part says so much of that part, or is rated so high: 'what if someone trips on
 * it' has no word that its answer says.
 */
const SECOND_SAYS = 0.3;
const SECOND_RATED = 14.5;
/** What leads answers the second part too where all else is so much less likely: odds of 1 : e. */
const LEAD_SAYS_BOTH = 1;

/** What stands around the lead of an answer. */
export interface AroundLead {
  /** What answers the second of two things that are asked. */
  second: Quoted | undefined;
  /** What may be the answer instead. */
  others: readonly OtherAnswer[];
  steps: Steps | undefined;
  advice: Quoted | undefined;
  support: readonly Quoted[];
  decidedBy: readonly DecidedBy[];
  /** Whether the lead is on the matter of the rule that comes before it, if one does. */
  isOnRule: boolean;
}

/** What the lead of an answer is chosen for. */
interface AskedAroundLead {
  /** The first thing that is asked. */
  retrieval: Retrieval;
  /** The second one, if there is one, and what the conversation is about. */
  secondPart: string | undefined;
  talk: Talk | undefined;
  goesOn: boolean;
  shown: ShownBefore;
  /** The rules of the law that come before the lead. */
  rules: readonly LawFact[];
  /** Whether the answer says that a state has none. */
  isLacking: boolean;
  /** Whether a board asks, which cannot be told to ask the board. */
  isForBoard: boolean;
}

/** What answers the second thing that a question asks, from another passage than the first. */
function secondLead(
  index: LibraryIndex,
  second: string,
  { talk, shown }: AskedAroundLead,
  lead: Lead,
): Quoted | undefined {
  const { text: led } = lead.excerpt.excerpt;
  const isQuoted = quotesFrom(led);
  const saysAgain = repeats(led);
  const isTaken = (one: RankedExcerpt) =>
    shown.has(one) || isQuoted(one) || saysAgain(one.excerpt.text);
  const retrieval = retrieveSecond(index, `and ${second}`, talk);
  const found = chooseLead(retrieval, isTaken);
  if (found === undefined) return undefined;
  const { score, features } = found.excerpt;
  if (features.saysInPlace < SECOND_SAYS && score < SECOND_RATED) return undefined;
  const [best] = retrieval.excerpts;
  const isSaid = best !== undefined && isQuoted(best) && best.score - score >= LEAD_SAYS_BOTH;
  return isSaid ? undefined : quoted(found.excerpt);
}

/** Whether owners ask for an answer, so that what it says to do is for them. */
function isOfOwners({ questions, asked }: Passage): boolean {
  return areOfOwners([...questions, ...asked]);
}

const saysLittleMore = (one: string, other: string) => repeats(other)(one) || repeats(one)(other);

/** Chooses what stands around a lead: what answers the rest, what may answer instead, what to do. */
export function aroundLead(index: LibraryIndex, lead: Lead, asked: AskedAroundLead): AroundLead {
  const { retrieval, secondPart, goesOn, shown, rules } = asked;
  const { passage, text } = lead.excerpt.excerpt;
  const [rule] = rules;
  const second =
    secondPart !== undefined && rules.length < 2
      ? secondLead(index, secondPart, asked, lead)
      : undefined;
  // What an article on something else advises is none for the rule that leads.
  const { slug } = passage.article;
  const isOnRule = rule === undefined || rule.topics.includes(slug);
  const article = isOnRule ? passage.article : index.article(rule.topics[0] ?? slug);
  const steps = isOnRule ? chooseSteps(lead.excerpt, retrieval) : undefined;
  const isSure = second !== undefined || rule !== undefined || asked.isLacking;
  const around = { steps, goesOn, isShown: shown.has, saysAgain: saysLittleMore };
  const others = isSure ? [] : chooseOthers(lead.excerpt, retrieval, around);
  const further = second === undefined ? others : [second];
  // A question what a thing is wants no next step.
  const isToDo = retrieval.wanted.types[0] !== 'what-is' && steps === undefined && isOnRule;
  const step = isToDo ? nextStepOf(passage) : undefined;
  const isForOther =
    step !== undefined && asked.isForBoard && (isTowardsBoard(step.text) || isOfOwners(passage));
  const isTold = (words: string) =>
    shown.hasWords(words) || repeats([text, ...further.map((one) => one.text)].join(' '))(words);
  // Where the lead may be the wrong one, what bears on it seldom bears on the question.
  const bears = () =>
    others.length === 0
      ? chooseSupport(lead.excerpt, retrieval, {
          taken: [passage, ...further],
          goesOn,
          isShown: shown.has,
        })
      : [];
  return {
    second,
    others,
    steps,
    isOnRule,
    advice: step === undefined || isForOther || isTold(step.text) ? undefined : step,
    support: rule === undefined ? bears() : chooseBeside(rule, lead, retrieval, shown.has),
    decidedBy: (article ?? passage.article).decidedBy,
  };
}
