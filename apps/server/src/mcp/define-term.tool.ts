import { PortalError } from '@hoa/core/errors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { searchGlossary } from '@hoa/core/glossary/search-glossary';
import { type GlossaryTerm, glossaryTermSchema } from '@hoa/core/schemas/glossary-term';
import { storableText } from '@hoa/core/schemas/text';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerTool, READS_ONLY, type ToolContext } from './portal-tool.ts';

const TERM_MAX_CHARS = 100;

const inputSchema = z.object({
  term: storableText(TERM_MAX_CHARS).meta({
    description: 'A word or abbreviation of associations',
    examples: ['quorum'],
  }),
});

const outputSchema = z.object({
  terms: z.array(glossaryTermSchema.pick({ term: true, shortTerm: true, definition: true })),
});

/** The term that has this very name, or else those that mention it. */
function lookUp(words: string): GlossaryTerm[] {
  const wanted = words.trim().toLowerCase();
  const named = GLOSSARY.filter(({ term, shortTerm = '', aliases }) =>
    [term, shortTerm, ...aliases].some((name) => name.toLowerCase() === wanted),
  );
  return named.length > 0 ? named : searchGlossary(wanted);
}

/** define_term: the glossary's definition of a word. */
export function registerDefineTerm(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'define_term',
    {
      title: 'Define an HOA term',
      description: `Gives the glossary's definition of a term. It has: ${GLOSSARY.map(({ term }) => term).join(', ')}.`,
      inputSchema,
      outputSchema,
      annotations: READS_ONLY,
    },
    ({ term: words }) =>
      answerTool(context, () => {
        const terms = words.trim() === '' ? [] : lookUp(words);
        if (terms.length === 0) {
          throw new PortalError('not-found', `The glossary has no term "${words.trim()}".`);
        }
        const data = {
          terms: terms.map(({ term, shortTerm, definition }) => ({ term, shortTerm, definition })),
        };
        const text = terms.map(({ term, definition }) => `${term}: ${definition}`).join('\n\n');
        return { text, data };
      }),
  );
}
