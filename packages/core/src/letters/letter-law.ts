import { FEDERAL, jurisdiction } from '../jurisdictions.ts';
import { isRuleFor } from '../law/community-kinds.ts';
import { citationText, dateText } from '../law/law-text.ts';
import type { FilledLetter, LetterRun } from '../schemas/filled-letter.ts';
import type { LawFact } from '../schemas/law.ts';
import type { Letter, LetterCommunity, LetterPart } from '../schemas/letter.ts';
import { ruleFor } from './letter-rule.ts';

/** Rules that one part of a letter cites at most; more of them would bury what it asks for. */
const RULES_MAX = 3;

type LawPart = Extract<LetterPart, { kind: 'law' }>;

/** Whose law a letter cites. */
export interface LetterPlace {
  /** Two letters; undefined where none was chosen. */
  state?: string;
  /** The kind of community; undefined where it was not said. */
  community?: LetterCommunity;
  /**
   * The rules of the table: those of the state and of federal law, in their order. undefined while
   * they are not at hand.
   */
  facts: readonly LawFact[] | undefined;
}

/** The rules that a part cites. */
export interface PartLaw {
  facts: LawFact[];
  /** There are more once the kind of community is known. */
  needsCommunity: boolean;
  /** There are such rules, for the other kind of community. */
  isForOthers: boolean;
}

/** The questions of the table of the law that a letter rests on. */
export function letterQuestions({ body }: Pick<Letter, 'body'>): string[] {
  return [...new Set(body.flatMap((part) => (part.kind === 'law' ? part.questions : [])))];
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{3,}/g));
}

/** The rules that speak of the words of a part, the nearest first; equals keep their order. */
function nearest(facts: readonly LawFact[], words: string | undefined): LawFact[] {
  if (words === undefined) return [...facts];
  const wanted = [...wordsIn(words)];
  const hits = (fact: LawFact) => {
    const said = wordsIn(ruleFor(fact));
    return wanted.filter((word) => said.has(word)).length;
  };
  return facts
    .map((fact) => ({ fact, hits: hits(fact) }))
    .filter((rule) => rule.hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ fact }) => fact);
}

/** The nearest rule on each question, in the order of the questions, before the second on any. */
function eachQuestionFirst(near: readonly LawFact[], questions: readonly string[]): LawFact[] {
  const firsts = questions.flatMap(
    (question) => near.find((fact) => fact.question === question) ?? [],
  );
  return [...firsts, ...near.filter((fact) => !firsts.includes(fact))];
}

/** The rules of a place that a part of a letter cites. */
export function lawOfPart(
  { questions, words, most = RULES_MAX }: LawPart,
  { state, community, facts = [] }: LetterPlace,
): PartLaw {
  const bearing = facts.filter(
    (fact) =>
      questions.includes(fact.question) &&
      (fact.state === FEDERAL || fact.state === state) &&
      ruleFor(fact) !== '',
  );
  const fits = (fact: LawFact) => isRuleFor(fact, community);
  // The law of the chosen state before federal law, as a reader expects it.
  const near = eachQuestionFirst(nearest(bearing.filter(fits), words), questions).slice(0, most);
  const ordered = near.toSorted(
    (a, b) => Number(a.state === FEDERAL) - Number(b.state === FEDERAL),
  );
  const isForOthers = bearing.some((fact) => !fits(fact));
  return { facts: ordered, isForOthers, needsCommunity: isForOthers && community === undefined };
}

/** A rule as an item of a letter; one that nobody read against its text is marked to be looked up. */
export function citedRule(fact: LawFact): LetterRun[] {
  const { citation, textDate, verification } = fact;
  const statement = ruleFor(fact);
  if (verification === 'checked') {
    const date = `(text of ${dateText(textDate)})`;
    return [{ kind: 'text', text: `${citationText(citation)} ${date}: ${statement}` }];
  }
  return [
    { kind: 'text', text: `${citationText(citation)}: ${statement} ` },
    { kind: 'check', text: '[Not checked by us: look this section up before you send]' },
  ];
}

/** 'Virginia law', 'federal law', or both. */
export function lawName(facts: readonly LawFact[]): string {
  const states = [...new Set(facts.map(({ state }) => state))];
  const names = states.map((code) =>
    code === FEDERAL ? 'federal law' : `${jurisdiction(code).name} law`,
  );
  return names.join(' and ');
}

const DOCUMENTS = 'The letter relies on the documents of the association alone.';

function unreadNote(facts: readonly LawFact[]): string {
  const unread = facts.filter(({ verification }) => verification === 'cited').length;
  if (unread === 0) return '';
  const them = facts.length === 1 ? 'It was' : unread === 1 ? 'One was' : `${unread} were`;
  return ` ${them} not checked by us against the text of the law: look up what is marked before you send the letter.`;
}

/** 'The rules of Virginia', or what else a letter cites where no state is chosen. */
function rulesOf({ state }: LetterPlace): string {
  return state === undefined ? 'The rules of the law' : `The rules of ${jurisdiction(state).name}`;
}

/** Stands in a letter where rules may belong that are not at hand. */
export function lawToCome(place: LetterPlace): string {
  return `[${rulesOf(place)} may belong here: they are not fetched yet]`;
}

function noteOf(facts: readonly LawFact[], place: LetterPlace, laws: readonly PartLaw[]): string {
  if (place.facts === undefined) return `${rulesOf(place)} are not at hand. ${DOCUMENTS}`;
  const { state } = place;
  const name = state === undefined ? '' : jurisdiction(state).name;
  const isSplit = laws.some(({ needsCommunity }) => needsCommunity);
  const isForOthers = laws.some((law) => law.isForOthers);
  const hasOwn = facts.some((fact) => fact.state !== FEDERAL);
  const lack = isSplit
    ? `${name} has a rule for each kind of community: choose yours.`
    : `Our table holds no rule of ${name} on this${isForOthers ? ' for your kind of community' : ''}.`;
  const lacking = hasOwn && !isSplit ? '' : state === undefined ? 'No state is chosen.' : lack;
  const said =
    facts.length === 0
      ? DOCUMENTS
      : `Beside the documents of the association the letter cites ${
          facts.length === 1 ? 'a rule' : `${facts.length} rules`
        } of ${lawName(facts)}.${unreadNote(facts)}`;
  return [lacking, said].filter((sentence) => sentence !== '').join(' ');
}

/** What a letter relies on, of the rules that its parts cite. */
export function letterBasis(
  letter: Letter,
  place: LetterPlace,
  laws: readonly PartLaw[],
): FilledLetter['basis'] {
  const cited = laws.flatMap((law) => law.facts);
  const facts = [...new Map(cited.map((fact) => [fact.id, fact])).values()];
  const reliesOn = facts.length > 0 ? 'law' : 'documents';
  if (laws.length > 0) return { reliesOn, note: noteOf(facts, place, laws), facts };
  const isOpen = letterQuestions(letter).length > 0;
  return {
    reliesOn,
    note: isOpen ? 'What the letter relies on follows from what you choose in it.' : DOCUMENTS,
    facts,
  };
}
