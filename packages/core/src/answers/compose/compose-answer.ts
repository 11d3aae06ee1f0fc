import type { Element, Root } from 'hast';
import { factCitation } from '../../citations/fact-evidence.ts';
import type { AnswerLanguage, Citation } from '../../schemas/answer.ts';
import { jurisdictionTitle } from '../../text/named-jurisdictions.ts';
import type { RulesOfAnswer } from '../law/rules-of-answer.ts';
import type { AroundLead } from '../lead/around-lead.ts';
import { type Lead, statusOf } from '../lead/choose-lead.ts';
import type { OtherAnswer } from '../lead/choose-others.ts';
import type { Steps } from '../lead/choose-steps.ts';
import { quoted } from '../lead/quoted.ts';
import { type AnswerWriter, answerWriter } from './answer-tree.ts';
import { FRAMES, type Frame } from './frame.ts';
import { nearLawBlocks, ruleBlocks } from './law-blocks.ts';
import { LAW_WORDS } from './law-words.ts';
import { pathOf, type QuoteWriter, quoteWriter } from './quote-writer.ts';
import { whereToLook } from './where-to-look.ts';

/** Words of the question that are named at most, where the library says nothing on them. */
const MISSING_MAX = 2;

/** What an answer is made of. */
export interface AnswerParts extends Omit<RulesOfAnswer, 'bearing'>, Omit<AroundLead, 'isOnRule'> {
  language: AnswerLanguage;
  lead: Lead;
  /** Whether the lead was shown before in the conversation. */
  isAgain: boolean;
}

/** What the library lacks of what was asked, if the lead is not all of it. */
function gapOf(
  { lead, near, isStateTold }: Pick<AnswerParts, 'lead' | 'near' | 'isStateTold'>,
  frame: Frame,
) {
  const { missing, lackedState } = lead;
  if (lackedState !== undefined) {
    const state = jurisdictionTitle(lackedState);
    return near.length > 0 ? frame.unsureState(state) : frame.noState(state, isStateTold);
  }
  if (statusOf(lead) === 'answered') return undefined;
  const named = missing.length > 0 ? frame.missing?.(missing.slice(0, MISSING_MAX)) : undefined;
  return named ?? frame.partly;
}

/** The words that answer, below what they leave open; a lead that was shown before is no gap. */
function leadBlocks(
  parts: Pick<AnswerParts, 'lead' | 'isAgain' | 'near' | 'isStateTold'>,
  frame: Frame,
  writer: AnswerWriter,
  quotes: QuoteWriter,
): Element[] {
  const { lead, isAgain } = parts;
  const isToldAgain = isAgain && lead.lackedState === undefined;
  const gap = isToldAgain ? undefined : gapOf(parts, frame);
  const before = isToldAgain ? [writer.own(`${frame.again} `)] : [];
  const words = writer.paragraph(...before, ...quotes.quote(quoted(lead.excerpt)));
  return [
    ...(gap === undefined ? [] : [writer.part('gap', writer.paragraph(gap))]),
    writer.part('lead', words),
  ];
}

/** What may be the answer instead; what stands under one heading is told under it once. */
function otherBlock(
  others: readonly OtherAnswer[],
  frame: Frame,
  writer: AnswerWriter,
  quotes: QuoteWriter,
): Element {
  const items = others.map((one, place) =>
    one.label === others[place - 1]?.label ? quotes.quote(one) : quotes.labelled(one.label, one),
  );
  return writer.part('other', writer.paragraph(frame.other), writer.list('ul', items));
}

/** The first steps of a section, with a link to the others. */
function stepsBlock(
  steps: Steps,
  frame: Frame,
  writer: AnswerWriter,
  quotes: QuoteWriter,
): Element {
  const heading = writer.label(writer.quote(steps.section.heading));
  const number = quotes.marker({ ...steps, text: steps.steps[0] ?? '' });
  const rest = writer.link(pathOf(steps), `+ ${frame.restOfSteps(steps.more)}`);
  return writer.part(
    'next',
    writer.paragraph(heading, ...number),
    writer.list(
      'ol',
      steps.steps.map((step) => [writer.quote(step)]),
    ),
    ...(steps.more > 0 ? [writer.paragraph(rest)] : []),
  );
}

/**
 * Writes the tree of an answer in the order in which it is read, as its sources are numbered so: the
 * rules of the law or the words that answer, what else may, what to do, where to look, what helps.
 */
export function composeAnswer(parts: AnswerParts): { body: Root; sources: Citation[] } {
  const { rules, near, second, others, advice, steps, support } = parts;
  const frame = FRAMES[parts.language];
  const writer = answerWriter(parts.language);
  const quotes = quoteWriter(writer, rules.length + near.length);

  const blocks: Element[] = [];
  if (frame.quoted !== '') blocks.push(writer.part('gap', writer.paragraph(frame.quoted)));
  if (rules.length > 0) blocks.push(...ruleBlocks(parts, frame, LAW_WORDS[parts.language], writer));
  else blocks.push(...leadBlocks(parts, frame, writer, quotes));
  blocks.push(...nearLawBlocks(parts, frame, writer));
  if (second !== undefined) blocks.push(writer.paragraph(...quotes.quote(second)));
  if (others.length > 0) blocks.push(otherBlock(others, frame, writer, quotes));
  if (advice !== undefined) {
    const label = writer.label(frame.next);
    blocks.push(writer.part('next', writer.paragraph(label, ' ', ...quotes.quote(advice))));
  }
  if (steps !== undefined) blocks.push(stepsBlock(steps, frame, writer, quotes));
  // The law that leads need not be looked up.
  const open = parts.decidedBy.filter(
    ({ document }) => rules.length === 0 || document !== 'state-law',
  );
  const look = whereToLook(open, frame, writer);
  if (look !== undefined) blocks.push(look);
  if (support.length > 0) {
    const items = support.map((one) => quotes.labelled(`${one.article.title}:`, one));
    blocks.push(writer.part('also', writer.heading(frame.also), writer.list('ul', items)));
  }
  return {
    body: { type: 'root', children: blocks },
    sources: [...[...rules, ...near].map(factCitation), ...quotes.sources()],
  };
}
