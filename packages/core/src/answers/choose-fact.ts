import { FEDERAL, stateByName } from '../jurisdictions.ts';
import { type FoundFact, factIndexOf } from '../law/fact-index.ts';
import { citationText, dateText } from '../law/law-text.ts';
import type { LawFact } from '../schemas/law.ts';
import type { Retrieval } from '../search/library-index.ts';

/** How much of a question that seems to be none for the library a rule must say. */
const SURELY_ASKED = 0.6;

/** How sure a fact is, for a reader: where it stands and what it was read against. */
export function provenance({ citation, verification, textDate }: LawFact): string {
  const rest =
    verification === 'checked'
      ? `read against the text of ${dateText(textDate)}`
      : 'not yet read by us against the text of the law';
  return `${citationText(citation)}, ${rest}.`;
}

/** Rules that a provider may be shown of the asked state, and of federal law. */
const MOST_OF_STATE = 3;
const MOST_FEDERAL = 2;

/** The rules that bear on a question, best first: those of the asked state, then federal law. */
function factsOn(
  facts: readonly LawFact[],
  question: string,
  states: ReadonlySet<string>,
): readonly FoundFact[] {
  if (states.size > 1) return [];
  const codes = [...states].flatMap((name) => stateByName(name)?.code ?? []);
  const found = factIndexOf(facts).find(question, new Set([...codes, FEDERAL]));
  return [
    ...found.filter(({ fact }) => fact.state !== FEDERAL),
    ...found.filter(({ fact }) => fact.state === FEDERAL),
  ];
}

/**
 * The rule that answers a question on one state: the state's own, or else the federal one, which
 * holds there too. Undefined where the table has none.
 *
 * @param question as it was asked, with the state's name
 * @param earlier the question that it goes on from, if it does
 */
export function chooseFact(
  { wanted, isOurs, evidence }: Pick<Retrieval, 'wanted' | 'isOurs' | 'evidence'>,
  facts: readonly LawFact[],
  question: string,
  earlier?: string,
): LawFact | undefined {
  if (wanted.states.size !== 1) return undefined;
  const [best] = [question, ...(earlier === undefined ? [] : [`${earlier} ${question}`])].flatMap(
    (text) => factsOn(facts, text, wanted.states).slice(0, 1),
  );
  if (best === undefined) return undefined;
  const isCovered = isOurs || (evidence.association === 1 && best.asked >= SURELY_ASKED);
  return isCovered ? best.fact : undefined;
}

/**
 * The rules to show a provider: the one that leads, others of the asked state, and federal ones, as
 * they hold everywhere.
 */
export function bearingFacts(
  { wanted }: Pick<Retrieval, 'wanted'>,
  facts: readonly LawFact[],
  question: string,
  leads: LawFact | undefined,
): LawFact[] {
  const found = factsOn(facts, question, wanted.states).map(({ fact }) => fact);
  const most = (isFederal: boolean, count: number) =>
    found.filter(({ state }) => (state === FEDERAL) === isFederal).slice(0, count);
  return [
    ...new Set([
      ...(leads === undefined ? [] : [leads]),
      ...most(false, MOST_OF_STATE),
      ...most(true, MOST_FEDERAL),
    ]),
  ];
}
