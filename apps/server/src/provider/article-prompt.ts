import type { SentSection } from '@hoa/core/citations/evidence';
import type { Prompt } from './provider.ts';
import { CITING_RULES, DATA_RULE, quoteSections } from './quoted-data.ts';

const ARTICLE_MAX_TOKENS = 2_000;
/** An article takes a slow model longer than an answer does, and its page shows another meanwhile. */
export const ARTICLE_DEADLINE_MS = 60_000;

const SYSTEM = [
  'You write an article for an education portal about homeowners associations in the United States.',
  ...CITING_RULES.map((rule) => `- ${rule}`),
  '- Begin with a paragraph of two to four sentences that answers what a reader of this title wants to know. Then three to six sections, each under a heading line that begins with "## ". Use lists with "- " or "1. " for steps and checklists.',
  '- 400 to 700 words. Do not repeat the title, and do not tell the reader that this is an article.',
  '- If the sections say nothing on the title, write nothing but NONE.',
  DATA_RULE,
].join('\n');

/** Asks for the article of a topic, from sections of the library that come near to it. */
export function articlePrompt(title: string, sections: readonly SentSection[]): Prompt {
  return {
    system: SYSTEM,
    user: JSON.stringify({ sections: quoteSections(sections), title }),
    maxTokens: ARTICLE_MAX_TOKENS,
    deadlineMs: ARTICLE_DEADLINE_MS,
  };
}
