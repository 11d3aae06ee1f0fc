import { contentWords } from './content-words.ts';

/** A part of a sentence that says one thing, and whether it says it with a no. */
export interface Clause {
  words: ReadonlySet<string>;
  negated: boolean;
  /** Whether another part of its sentence holds a no that may reach it. */
  nearNegation: boolean;
}

const NEGATION =
  /\b(?:not|no|never|none|nor|neither|nothing|nobody|cannot|rarely|seldom|hardly|bars?|barred|prohibits?|prohibited|forbids?|forbidden|bans?|banned|\p{L}{2,6}n['’]t)\b/iu;
/** A no that denies nothing: 'no later than', 'no matter what', 'not only'. */
const IDIOMS =
  /\b(?:no|not) (?:later|more|less|fewer|earlier|greater|matter|longer|only|just|counting|including)\b|\bat no (?:charge|cost)\b/gi;
/** What ends a clause. */
export const CLAUSE_ENDS =
  /[,;:()—–]|\b(?:but|and|or|while|because|when|if|unless|although|though|so|until|since|even)\b/i;

/** Share of words in common from which two clauses speak of the same, and what counts as as near. */
export const SAME_MATTER = 0.6;
const AS_NEAR = 0.9;

/** The clauses of a sentence that have a word of their own. */
export function clausesOf(sentence: string): Clause[] {
  const plain = sentence.replace(IDIOMS, ' ');
  const nearNegation = NEGATION.test(plain);
  return plain
    .split(CLAUSE_ENDS)
    .map((part) => ({ words: contentWords(part), negated: NEGATION.test(part), nearNegation }))
    .filter(({ words }) => words.size > 0);
}

/** Dice's coefficient: words in common over the mean number of words. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return (2 * common) / (a.size + b.size);
}

/** Whether a clause of a text stands on the other side of a 'not' than a clause of a claim. */
function opposes({ negated, nearNegation }: Clause, claim: Clause): boolean {
  // 'Boards may not take a rebate' is borne out by 'a board that takes one has a problem: it is banned'.
  return claim.negated ? !nearNegation : negated;
}

/**
 * Whether a claim denies what a text affirms, or the other way round: a clause of it is nearest
 * to clauses that all stand on the other side of a 'not'. Clauses of one word are left alone.
 */
export function contradicts(claim: string, text: readonly Clause[]): boolean {
  return clausesOf(claim).some((said) => {
    if (said.words.size < 2) return false;
    const near = text.map((clause) => ({ clause, likeness: likeness(said.words, clause.words) }));
    const best = near.reduce((most, one) => Math.max(most, one.likeness), 0);
    if (best < SAME_MATTER) return false;
    const nearest = near.filter((one) => one.likeness >= AS_NEAR * best);
    return nearest.every(({ clause }) => opposes(clause, said));
  });
}
