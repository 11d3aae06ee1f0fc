import type { AnswerBlock, BlockKind } from './answer-block-reader.ts';
import { contentWords } from './content-words.ts';
import type { Evidence } from './evidence.ts';
import { figuresOf } from './figures.ts';
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
  /** A heading, or the words before a colon at the end: shown only with what they introduce. */
  introduction: string | null;
}

/** What the blocks of an answer are checked against. */
export interface CheckSettings {
  evidence: readonly Evidence[];
  weigh: WordWeight;
}

/** Words of the longest heading or lead-in. */
const INTRODUCTION_MAX_WORDS = 14;
/** Words that it may have which no sent section has. */
const INTRODUCTION_FOREIGN_WORDS = 1;

const LEADS_IN = /:\W{0,3}$/;
/** How a sentence begins that is read together with the one before it. */
const LEANS =
  /^(?:it|its|they|their|this|that|these|those|such|however|but|otherwise|therefore|thus|instead|likewise|the (?:former|latter)|in that case|if (?:so|not))\b/i;

/** Whether a text only introduces what follows: short, without a number, in the sections' words. */
function isIntroduction(text: string, evidence: readonly Evidence[]): boolean {
  if (text.split(' ').length > INTRODUCTION_MAX_WORDS) return false;
  if (/[\d@]|:\/\//.test(text) || figuresOf(text).stated.length > 0) return false;
  const foreign = [...contentWords(text)].filter(
    (word) => !evidence.some(({ words }) => words.has(word)),
  );
  return foreign.length <= INTRODUCTION_FOREIGN_WORDS;
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
  const isShown = introduces && isIntroduction(last.text, settings.evidence);
  const checked = checkSentences(claims, settings);
  if (checked.length === 0 && !isShown) return null;
  return { kind: block.kind, sentences: checked, introduction: isShown ? last.text : null };
}
