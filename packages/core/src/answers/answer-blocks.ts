import type { AnswerStatus, Citation } from '../schemas/answer.ts';
import type { DecidedBy } from '../schemas/topic.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { headingHtml, linkHtml, listHtml, markerHtml, paragraphHtml } from './answer-html.ts';
import type { Steps } from './choose-steps.ts';
import { type Passage, type Place, placePath } from './passages.ts';
import { whereToLook } from './where-to-look.ts';

/** What an answer is made of. */
export interface ComposedParts {
  status: AnswerStatus;
  lead: Passage;
  second: Passage | undefined;
  steps: Steps | undefined;
  /** What the reader can do now. */
  advice: Passage | undefined;
  support: readonly Passage[];
  decidedBy: readonly DecidedBy[];
  sources: readonly Citation[];
  /** Position of a section in the sources. */
  sourceOf(place: Place): number;
}

const PARTLY =
  'The library covers your question only in part. This is what it says that bears on it.';

function stepsBlocks(steps: Steps, marker: string): string[] {
  const items = steps.steps.map(escapeHtml);
  const blocks = [`<p><strong>${escapeHtml(steps.section.heading)}</strong>${marker}</p>`];
  blocks.push(listHtml('ol', items));
  if (steps.more > 0) {
    const rest = steps.more === 1 ? 'the last step' : `the other ${steps.more} steps`;
    blocks.push(`<p>Read ${linkHtml(placePath(steps), rest)} in the article.</p>`);
  }
  return blocks;
}

function adviceHtml({ text }: Passage, marker: string): string {
  return `<p><strong>What to do next:</strong> ${escapeHtml(text)}${marker}</p>`;
}

/** The answer as HTML: what answers first, then what to do, what else bears on it, where to look. */
export function answerBlocks(parts: ComposedParts): string {
  const { status, lead, second, steps, advice, support, decidedBy, sources, sourceOf } = parts;
  const marker = (place: Place) => markerHtml(sourceOf(place), sources);
  const blocks = status === 'partial' ? [paragraphHtml(PARTLY)] : [];
  blocks.push(paragraphHtml(lead.text, marker(lead)));
  if (second !== undefined) blocks.push(paragraphHtml(second.text, marker(second)));
  if (advice !== undefined) blocks.push(adviceHtml(advice, marker(advice)));
  if (steps !== undefined) blocks.push(...stepsBlocks(steps, marker(steps)));
  if (support.length > 0) {
    const items = support.map(
      (passage) =>
        `<strong>${escapeHtml(passage.article.title)}:</strong> ${escapeHtml(passage.text)}${marker(passage)}`,
    );
    blocks.push(headingHtml('It may also help to know'), listHtml('ul', items));
  }
  const look = whereToLook(decidedBy);
  if (look !== undefined) blocks.push(headingHtml('Where to look next'), paragraphHtml(look));
  return blocks.join('\n');
}
