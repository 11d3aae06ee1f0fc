import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import type { SourceArticle } from '../load-library.ts';
import { renderArticle } from '../render-article.ts';

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');

/** Sentences that no other topic has. */
function prose(slug: string, section: string, sentences: number): string {
  return Array.from({ length: sentences }, (_, index) => {
    const [tens, ones] = [NUMBERS[Math.floor(index / 10)], NUMBERS[index % 10]];
    return `The ${slug} board of ${section} street ${tens} may vote on item ${ones} in May.`;
  }).join(' ');
}

/** A body that every check accepts. */
export function goodBody(slug: string): string {
  const sections = ['Who may vote', 'How to count', 'What to send', 'Common mistakes', 'State law'];
  const parts = sections.map((heading) => `## ${heading}\n\n${prose(slug, heading, 11)}`);
  return [
    `## In short\n\n${prose(slug, 'main', 2)}`,
    ...parts,
    '## When to bring in a lawyer\n\nEarly.',
  ].join('\n\n');
}

/** An article of a topic of the catalogue, as loading its file would give it. */
export function sourceArticle(slug: string, body: string = goodBody(slug)): SourceArticle {
  const topic = CATALOGUE_TOPICS.get(slug);
  if (topic === undefined) throw new Error(`no topic ${slug}`);
  return {
    file: `${topic.category.slug}/${slug}.md`,
    checksum: slug,
    body,
    bodyLine: 21,
    answered: [],
    frontMatter: {
      title: topic.title,
      slug,
      category: topic.category.slug,
      description: topic.description,
      aliases: ['a', 'b', 'c', 'd', 'e'],
      related: ['reserve-funds', 'reserve-studies', 'annual-budgets'],
      decidedBy: [{ document: 'bylaws', heading: 'Votes' }],
      sources: [],
      facts: [],
      unlisted: [],
      reviewed: '2026-11-20',
    },
    render: () => renderArticle(body),
  };
}
