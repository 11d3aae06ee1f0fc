import type { Evidence } from './evidence.ts';

/** Words that say that something has to be. */
export const OBLIGES = /\b(?:must|shall|requires?|required|mandatory|obliged)\b/i;
/** Words that bear out a 'must', in a sentence that comes near to the claim or in the heading. */
const BINDS =
  /\b(?:must|shall|ha(?:s|ve|d) to|requires?|required|requirements?|mandatory|obliged|needs?|duty|duties|only|owes?|bars?|waits?)\b/i;
/** Share of the most words that any sentence has in common with the claim. */
const COMES_NEAR = 0.6;

/** Whether a claim makes a 'must' of what the sentences nearest to it do not. */
export function overstates(
  claim: string,
  words: ReadonlySet<string>,
  cited: readonly Evidence[],
): boolean {
  if (!OBLIGES.test(claim)) return false;
  if (cited.some(({ section }) => BINDS.test(section.heading))) return false;
  const near = cited
    .flatMap(({ sentences }) => sentences)
    .map(({ text, words: own }) => ({
      text,
      common: [...words].filter((word) => own.has(word)).length,
    }));
  const most = near.reduce((found, { common }) => Math.max(found, common), 0);
  return !near.some(({ text, common }) => common >= COMES_NEAR * most && BINDS.test(text));
}
