import { AnswerBlockReader } from '@hoa/core/citations/answer-block-reader';
import type { CheckSettings } from '@hoa/core/citations/check-block';
import { CheckedAnswer } from '@hoa/core/citations/checked-answer';
import type { Citation } from '@hoa/core/schemas/answer';
import type { Unwritten } from './failure-notice.ts';
import type { Prompt, Provider } from './provider.ts';

/** A checked block: HTML that still has to be finished, and every section cited so far. */
export interface ComposedBlock {
  html: string;
  sources: Citation[];
}

/** What an answer begins with to the letter, the passage it stands in, and what is said of it. */
export type Opening = Parameters<CheckedAnswer['open']>;

/** The whole checked answer, or why there is none beside the library's own. */
export type Composed = ({ ok: true; text: string } & ComposedBlock) | { ok: false; why: Unwritten };

/**
 * Has a provider write an answer and checks it as it comes in, block by block: what no sent
 * section supports is never given out. A text that ends badly is no answer, however well it began.
 * The opening is shown with the first block that follows it.
 */
export async function* writeAnswer(
  provider: Provider,
  prompt: Prompt,
  settings: CheckSettings,
  signal: AbortSignal,
  opening?: Opening,
): AsyncGenerator<ComposedBlock, Composed, undefined> {
  const reader = new AnswerBlockReader();
  const answer = new CheckedAnswer(settings);
  let before = opening === undefined ? '' : answer.open(...opening);
  const blockOf = (html: string): ComposedBlock => {
    const shown = { html: before + html, sources: answer.sources };
    before = '';
    return shown;
  };
  await using pieces = provider.stream(prompt, signal);
  let step = await pieces.next();
  for (; !step.done; step = await pieces.next()) {
    for (const block of reader.push(step.value)) {
      const html = answer.add(block);
      if (html !== '') yield blockOf(html);
    }
    if (reader.overflowed) {
      return { ok: false, why: 'too-large' };
    }
  }
  const outcome = step.value;
  if (!outcome.ok) return { ok: false, why: outcome.reason };
  // A text that ran out of tokens ends in the middle of a sentence.
  for (const block of outcome.cut ? [] : reader.end()) {
    const html = answer.add(block);
    if (html !== '') yield blockOf(html);
  }
  const { html, sources, text } = answer;
  if (answer.blockCount === 0) return { ok: false, why: 'unsupported' };
  return { ok: true, html, sources, text };
}
