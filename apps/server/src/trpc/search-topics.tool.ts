import {
  pageHitSchema,
  type RuleHit,
  ruleHitSchema,
  type SearchResult,
  searchRequestSchema,
} from '@hoa/core/schemas/search';
import { z } from 'zod';
import { questionData, questionDataSchema, questionLine } from './find-questions.tool.ts';
import type { Tool } from './tool.ts';

const dataSchema = z.object({
  topics: z.array(
    z.object({ slug: z.string(), title: z.string(), description: z.string(), url: z.string() }),
  ),
  sections: z.array(
    z.object({ title: z.string(), heading: z.string(), excerpt: z.string(), url: z.string() }),
  ),
  terms: z.array(z.object({ term: z.string(), definition: z.string() })),
  questions: z.array(questionDataSchema),
  rules: z.array(ruleHitSchema),
  pages: z.array(pageHitSchema),
});

/** A rule on a line, with where it stands and how sure it is. */
function ruleLine({ name, label, statement, citation, source, ...rule }: RuleHit): string {
  const how =
    rule.verification === 'checked'
      ? `read against the text of ${rule.textDate}`
      : `of ${rule.textDate}; not read against the text`;
  return `- ${name}, ${label}: ${statement} (${citation}, ${source}; ${how}) ${rule.url}`;
}

/** What the library holds on a few words. */
export const SEARCH_TOPICS: Tool<SearchResult, z.output<typeof dataSchema>> = {
  name: 'search_topics',
  title: 'Search the HOA library',
  description:
    'Finds topics, sections of articles and glossary terms on homeowners associations (boards, meetings, assessments, reserves, rules, records, disputes), tools, and the rules of a state that the words name or that is asked for: quote a rule with its section and how it was verified. Read a topic with read_topic, a state with read_state_law.',
  arguments: {
    schema: z.object({
      query: searchRequestSchema.shape.q,
      state: searchRequestSchema.shape.state,
    }),
    toInput: ({ query, state }) => ({ q: query, ...(state === undefined ? {} : { state }) }),
  },
  shape: {
    schema: dataSchema,
    data: ({ topics, sections, terms, questions, rules, pages }, site) => ({
      topics: topics.map(({ slug, title, description }) => ({
        slug,
        title,
        description,
        url: `${site.publicUrl}/topic/${slug}`,
      })),
      sections: sections.map(({ title, heading, excerpt, url }) => ({
        title,
        heading,
        excerpt,
        url: `${site.publicUrl}${url}`,
      })),
      terms: terms.map(({ term, definition }) => ({ term, definition })),
      questions: questions.map((question) => questionData(question, site)),
      rules: rules.map((rule) => ({ ...rule, url: site.publicUrl + rule.url })),
      pages: pages.map((page) => ({ ...page, url: new URL(page.url, site.publicUrl).href })),
    }),
    text({ topics, sections, terms, questions, rules, pages }, { query }) {
      const lines = [
        ...rules.map(ruleLine),
        ...topics.map(({ title, slug, description }) => `- ${title} (${slug}): ${description}`),
        ...sections.map(
          ({ title, heading, excerpt, url }) => `- ${title}, "${heading}": ${excerpt} ${url}`,
        ),
        ...terms.map(({ term, definition }) => `- ${term}: ${definition}`),
        ...questions.map(questionLine),
        ...pages.map(({ title, description, url }) => `- ${title}: ${description} ${url}`),
      ];
      return lines.join('\n') || `The library holds nothing on "${query}".`;
    },
  },
};
