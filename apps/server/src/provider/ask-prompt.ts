import type { Turn } from '@hoa/core/answers/talk/conversation';
import type { SentSection } from '@hoa/core/citations/evidence';
import type { Prompt } from './provider.ts';
import { CITING_RULES, DATA_RULE, quoteSections } from './quoted-data.ts';

const ANSWER_MAX_TOKENS = 900;
/** Over the whole answer; the library's own is on the page long before. */
const ANSWER_DEADLINE_MS = 20_000;
/** The last turns that a model is reminded of, and the characters of each answer. */
const EARLIER_TURNS_MAX = 4;
const EARLIER_ANSWER_MAX_CHARS = 600;

const SYSTEM = [
  'You answer questions about homeowners associations in the United States, for homeowners and volunteer board members.',
  ...CITING_RULES.map((rule) => `- ${rule}`),
  '- Answer the question in the first sentence; the lead, which is from the sections, usually does. Answer in the language of the question. Then say what to do, in the order of doing it.',
  '- Where "leadIsShown" is true, a rule of law: the reader has read it, to the letter. Do not say it again; go on from it with what it means here and what to do.',
  '- Use two to five short paragraphs, or a list with "- " or "1. " where there are steps. One blank line between paragraphs. No heading, no greeting, no summary.',
  '- Where states or documents differ, say so rather than choosing one.',
  '- Questions that the sections do not answer are left unanswered: write nothing but NONE.',
  DATA_RULE,
].join('\n');

/**
 * Asks for an answer to a question from numbered sections, in the light of the conversation.
 *
 * @param lead the words of those sections that answer best, as far as the library knows
 * @param leadIsShown whether the answer begins with them already
 */
export function askPrompt(
  question: string,
  conversation: readonly Turn[],
  sections: readonly SentSection[],
  lead: string,
  leadIsShown: boolean,
): Prompt {
  const data = {
    sections: quoteSections(sections),
    // The words of the sections that the library itself would begin with.
    lead,
    leadIsShown,
    conversation: conversation.slice(-EARLIER_TURNS_MAX).map((turn) => ({
      question: turn.question,
      answer: turn.answer.slice(0, EARLIER_ANSWER_MAX_CHARS),
    })),
    question,
  };
  return {
    system: SYSTEM,
    user: JSON.stringify(data),
    maxTokens: ANSWER_MAX_TOKENS,
    deadlineMs: ANSWER_DEADLINE_MS,
  };
}
