import { askedStates } from '../../text/asked-states.ts';
import { withoutStates } from '../../text/named-jurisdictions.ts';
import type { AskedQuestion, Concept, QuestionReader } from './question.ts';
import { readQuestion } from './read-question.ts';

/** What a question says, apart from the states that it names. */
interface ReadAsked {
  /** What it says itself. */
  own: Concept[];
  /** The same, and what earlier questions said that it goes on from. */
  concepts: Concept[];
  /** The states that it asks about, or else those that earlier questions did. */
  states: ReadonlySet<string>;
}

/** What a question says of a matter, whichever states it names. */
function conceptsOf(text: string, reader: QuestionReader): Concept[] {
  return readQuestion(withoutStates(text, askedStates(text)), reader);
}

/** What earlier questions said and this one does not say itself. */
function carriedConcepts(
  own: readonly Concept[],
  earlier: NonNullable<AskedQuestion['earlier']>,
  reader: QuestionReader,
): Concept[] {
  const said = new Set(own.map((concept) => concept.said));
  const weightiest = earlier.toSorted((a, b) => b.weight - a.weight);
  return weightiest.flatMap(({ text, weight }) =>
    conceptsOf(text, reader)
      .filter((concept) => !said.has(concept.said))
      .map((concept) => {
        said.add(concept.said);
        return { ...concept, weight: concept.weight * weight };
      }),
  );
}

/** Reads what is asked, with what it goes on from. */
export function readAsked(
  { text, earlier = [] }: AskedQuestion,
  reader: QuestionReader,
): ReadAsked {
  const own = conceptsOf(text, reader);
  const states =
    [text, ...earlier.map((before) => before.text)].map(askedStates).find(({ size }) => size > 0) ??
    new Set<string>();
  return { own, concepts: [...own, ...carriedConcepts(own, earlier, reader)], states };
}
