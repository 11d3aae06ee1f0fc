import { FEDERAL, stateByName } from '../../jurisdictions.ts';
import { type CommunityKind, isRuleFor, kindTold, USUAL_KIND } from '../../law/community-kinds.ts';
import type { AskedAround, FactIndex } from '../../law/fact-index.ts';
import { RULE_ANSWERS, RULE_BEARS, RULE_IS_NEAR } from '../../law/fact-weights.ts';
import { matterOf } from '../../law/fact-words.ts';
import type { FoundFact } from '../../law/found-facts.ts';
import type { LawFact } from '../../schemas/law.ts';
import type { Retrieval } from '../../search/library-index.ts';
import { contentStems } from '../../search/words/content-stems.ts';
import { sentencesOf } from '../../text/sentences.ts';

/** Whether a rule is for another kind of community than was told, if any was. */
function isForOther(fact: LawFact, told: CommunityKind | undefined): boolean {
  return told !== undefined && !isRuleFor(fact, told);
}

/**
 * Whether a rule may answer where the table has none for the kind that was told. One of cooperatives
 * alone is about shares and a lease, and tells an owner of a deed nothing.
 */
function mayStandIn(fact: LawFact, told: CommunityKind | undefined): boolean {
  return fact.community !== 'cooperative' || !isForOther(fact, told);
}

/** So likely must a rule answer a question that seems to be none for the library. */
const SURELY_ANSWERS = 0.6;
/** And so likely where neither an association nor those who govern one are named. */
const CERTAINLY_ANSWERS = 0.8;

/** Whether a rule answers so surely that a question is one for it, whatever else it seems to be. */
function isForRule({ likelihood }: FoundFact, evidence: Retrieval['evidence']): boolean {
  if (evidence.denied === 1) return false;
  const isNamed = evidence.association === 1 || evidence.authority === 1;
  return likelihood >= (isNamed ? SURELY_ANSWERS : CERTAINLY_ANSWERS);
}

/** Rules that a provider may be shown of the asked state, and of federal law. */
const RULES_OF_STATE_MAX = 3;
const FEDERAL_RULES_MAX = 2;

/** Lets a rule for the kind that was told answer as likely as the same rule for the other kind. */
function likeTwins(all: readonly FoundFact[], fits: (fact: LawFact) => boolean): FoundFact[] {
  const nameOf = (fact: LawFact) => `${fact.state} ${fact.question} ${matterOf(fact)}`;
  const ofOthers = new Map<string, number>();
  for (const { fact, likelihood } of all) {
    if (fits(fact) || likelihood < RULE_BEARS) continue;
    ofOthers.set(nameOf(fact), Math.max(likelihood, ofOthers.get(nameOf(fact)) ?? 0));
  }
  return all.map((one) => {
    const twin = fits(one.fact) ? (ofOthers.get(nameOf(one.fact)) ?? 0) : 0;
    return { ...one, likelihood: Math.max(one.likelihood, twin) };
  });
}

/**
 * The rules that bear on a question, best first. Federal law comes after the state's own on the
 * same, and the rule of another kind of community after that of the kind that was told, or of a
 * planned community where none was.
 *
 * @param least likelihood of those that are wanted
 */
function factsOn(
  rules: FactIndex,
  question: string,
  states: ReadonlySet<string>,
  { before, around = question, library }: AskedAround,
  least = RULE_BEARS,
): readonly FoundFact[] {
  if (states.size > 1) return [];
  const codes = [...states].flatMap((name) => stateByName(name)?.code ?? []);
  const told = kindTold(question, around);
  const fits = (fact: LawFact) => isRuleFor(fact, told ?? USUAL_KIND);
  const all = rules.find(question, new Set([...codes, FEDERAL]), { before, around, library });
  const found = likeTwins(all, fits).filter(
    ({ fact, likelihood }) => likelihood >= least && mayStandIn(fact, told),
  );
  const own = found.filter(({ fact }) => fact.state !== FEDERAL);
  const yields = ({ fact }: FoundFact) =>
    fact.state === FEDERAL
      ? own.some((one) => one.fact.question === fact.question)
      : !fits(fact) && own.some((one) => one.fact.question === fact.question && fits(one.fact));
  return [...found.filter((one) => !yields(one)), ...found.filter(yields)];
}

/** A question with what is said around it. */
interface AskedInPlace {
  question: string;
  /** The whole of what was asked, of which the question may be a part. */
  whole?: string | undefined;
  /** The question that it goes on from, if it does. */
  earlier?: string | undefined;
}

/** A last sentence on another matter than the story before it: 'Also, may they keep the records?' */
const ALSO = /(?<=[.!?\n]\s*)also\b[^.!?\n]*\??$/i;

/**
 * The rule that answers a question on one state: the state's own, or else the federal one, which
 * holds there too. Undefined where the table has none.
 */
function chooseFact(
  { wanted, isOurs, evidence }: Pick<Retrieval, 'wanted' | 'isOurs' | 'evidence'>,
  rules: FactIndex,
  { question, whole = question, earlier }: AskedInPlace,
): LawFact | undefined {
  if (wanted.states.size !== 1) return undefined;
  const [also] = ALSO.exec(question.trim()) ?? [];
  const around = `${earlier ?? ''} ${whole}`;
  for (const text of also === undefined ? [question] : [question, also]) {
    const [best] = factsOn(rules, text, wanted.states, {
      before: text === question ? earlier : undefined,
      around: kindTold(whole) ? whole : around,
      library: evidence.near,
    });
    if (best === undefined || best.likelihood < RULE_ANSWERS) continue;
    // One of another kind of community than was told must be all the nearer to the matter.
    if (isForOther(best.fact, kindTold(whole)) && best.likelihood < SURELY_ANSWERS) continue;
    return isOurs || isForRule(best, evidence) ? best.fact : undefined;
  }
  return undefined;
}

/** A question as rules are chosen for it: all that was asked, and what it goes on from, if it does. */
export interface AskedOfLaw {
  whole: string;
  earlier: string | undefined;
}

/** The rule of each of some states that are asked about at once, of those that have one. */
function rulesOfEachState(
  retrieval: Retrieval,
  rules: FactIndex,
  { whole, earlier }: AskedOfLaw,
): LawFact[] {
  return [...retrieval.wanted.states]
    .map((state) => {
      const wanted = { ...retrieval.wanted, states: new Set([state]) };
      return chooseFact({ ...retrieval, wanted }, rules, { question: whole, earlier });
    })
    .filter((fact) => fact !== undefined);
}

/** Questions that say nothing without what stands before them: 'what is that', 'is there a maximum'. */
const LEANS_ON_STORY =
  /\b(?:it|that|this|those|these|them|maximum|minimum|limit|cap|deadline)\W*$/i;

function needsStory(question: string): boolean {
  return contentStems(question).size <= 1 && LEANS_ON_STORY.test(question);
}

/** Rules shown at most, those that lead among them. */
const SHOWN_MAX = 3;

/**
 * The rules that answer: one for each of some states, or for each of two things that are asked, where
 * the table has both, or else the one on the whole.
 */
export function chooseRules(
  retrieval: Retrieval,
  rules: FactIndex,
  parts: readonly string[],
  asked: AskedOfLaw,
): LawFact[] {
  const { size } = retrieval.wanted.states;
  if (size > 1) return size <= SHOWN_MAX ? rulesOfEachState(retrieval, rules, asked) : [];
  const ruleFor = (question: string, earlier = asked.earlier) =>
    chooseFact(retrieval, rules, { question, whole: asked.whole, earlier });
  // A story before the first of two questions is no part of it, unless the question points to it.
  const alone = (part: string) => sentencesOf(part).at(-1) ?? part;
  const each = parts
    .map((part, place) => {
      const question = alone(part);
      if (needsStory(question)) return ruleFor(asked.whole);
      // '... and what notice?' goes on from the first.
      const goesOn = place > 0 && contentStems(question).size <= 1;
      return ruleFor(question, goesOn ? parts[0] : undefined);
    })
    .filter((fact) => fact !== undefined);
  if (parts.length > 1 && each.length === parts.length) return each;
  const onWhole = ruleFor(asked.whole);
  return onWhole === undefined ? [] : [onWhole];
}

/** Further rules shown at most. */
const NEAR_MAX = 2;

/**
 * Rules of the asked state that hold another half of the answer, or the answer itself where none is
 * sure to: of the kind of community that was told, or of a planned community where none was.
 *
 * @param bearing best first
 */
export function nearRules(
  bearing: readonly LawFact[],
  leads: readonly LawFact[],
  { whole, earlier = '' }: { whole: string; earlier: string | undefined },
  isShown: (fact: LawFact) => boolean,
): LawFact[] {
  const kind = kindTold(whole, earlier) ?? USUAL_KIND;
  const isNear = (fact: LawFact) =>
    isRuleFor(fact, kind) && !leads.includes(fact) && !isShown(fact);
  return bearing.filter(isNear).slice(0, Math.min(NEAR_MAX, SHOWN_MAX - leads.length));
}

/**
 * The rules to show a provider: those that lead, others of the asked state, and federal ones, as
 * they hold everywhere.
 */
export function bearingFacts(
  { wanted, evidence }: Pick<Retrieval, 'wanted' | 'evidence'>,
  rules: FactIndex,
  question: string,
  leads: readonly LawFact[],
): LawFact[] {
  const around = { library: evidence.near };
  const found = factsOn(rules, question, wanted.states, around, RULE_IS_NEAR).map(
    ({ fact }) => fact,
  );
  const most = (isFederal: boolean, count: number) =>
    found.filter(({ state }) => (state === FEDERAL) === isFederal).slice(0, count);
  return [
    ...new Set([...leads, ...most(false, RULES_OF_STATE_MAX), ...most(true, FEDERAL_RULES_MAX)]),
  ];
}
