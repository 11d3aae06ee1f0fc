import type { AnswerBlock, BlockKind } from './answer-block-reader.ts';
import type { Evidence } from './evidence.ts';
import { INTRODUCTION_MAX_WORDS, type Introduction, statesNothing } from './introductions.ts';
import { plainMarkup } from './plain-markup.ts';
import { type CitedSentence, splitSentences } from './split-sentences.ts';
import { supportingSections } from './support.ts';
import type { WordWeight } from './word-weights.ts';

/** A sentence that its sections support. Plain text: it still has to be escaped. */
export interface CheckedSentence {
  text: string;
  supportedBy: readonly Evidence[];
}

/** What survives of a block. */
export interface CheckedBlock {
  kind: BlockKind;
  sentences: readonly CheckedSentence[];
  /** Shown only with what it introduces. */
  introduction: Introduction | null;
}

/** What the blocks of an answer are checked against. */
export interface CheckSettings {
  evidence: readonly Evidence[];
  weigh: WordWeight;
}

const LEADS_IN = /:\W{0,3}$/;
/** How a sentence begins that is read together with the one before it. */
const LEANS =
  /^(?:it|its|they|their|this|that|these|those|such|however|but|otherwise|therefore|thus|instead|likewise|the (?:former|latter)|in that case|if (?:so|not))\b/i;

/**
 * What an introduction needs to be shown. A heading is no place for a citation of its own.
 *
 * @returns null for one that can never be shown: too long, and without a section that supports it
 */
function readIntroduction(
  kind: BlockKind,
  { text, citations }: CitedSentence,
  { evidence, weigh }: CheckSettings,
): Introduction | null {
  const cited = evidence.filter(({ number }) => citations.includes(number));
  const supportedBy = kind === 'heading' ? [] : supportingSections(text, cited, weigh);
  if (supportedBy.length === 0 && text.split(' ').length > INTRODUCTION_MAX_WORDS) return null;
  return { text, supportedBy, statesNothing: statesNothing(text, evidence) };
}

function checkSentences(
  sentences: readonly CitedSentence[],
  { evidence, weigh }: CheckSettings,
): CheckedSentence[] {
  const kept: CheckedSentence[] = [];
  let previousWasDropped = false;
  for (const { text, citations } of sentences) {
    const cited = evidence.filter(({ number }) => citations.includes(number));
    const leansOnNothing: boolean = previousWasDropped && LEANS.test(text);
    const supportedBy: readonly Evidence[] = leansOnNothing
      ? []
      : supportingSections(text, cited, weigh);
    previousWasDropped = supportedBy.length === 0;
    if (!previousWasDropped) kept.push({ text, supportedBy });
  }
  return kept;
}

/**
 * Checks one block of a model's answer, sentence by sentence. Dropped are: citations of sections
 * that were not sent or do not support their sentence, sentences without a citation, sentences
 * that their sections do not support, and those that lean on a dropped one.
 *
 * @returns what survives, or null
 */
export function checkBlock(block: AnswerBlock, settings: CheckSettings): CheckedBlock | null {
  const sentences = splitSentences(plainMarkup(block.text));
  const last = sentences.at(-1);
  if (last === undefined) return null;
  const introduces = block.kind === 'heading' ? sentences.length === 1 : LEADS_IN.test(last.text);
  const claims = block.kind === 'heading' ? [] : introduces ? sentences.slice(0, -1) : sentences;
  const introduction = introduces ? readIntroduction(block.kind, last, settings) : null;
  const checked = checkSentences(claims, settings);
  if (checked.length === 0 && introduction === null) return null;
  return { kind: block.kind, sentences: checked, introduction };
}
