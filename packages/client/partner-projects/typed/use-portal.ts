// A partner's program: uses the portal at PORTAL_URL and prints what it got.
import { createPortalClient, PortalClientError } from '@hoa/client';
import { embedTag } from '@hoa/client/embed';
import { glossaryPieces, glossaryTerms } from '@hoa/client/glossary';

declare const process: {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};

const baseUrl = process.env.PORTAL_URL ?? 'http://localhost:3000';
const portal = createPortalClient({ baseUrl, timeoutMs: 20_000 });

const [categories, category, relatedCategories] = await Promise.all([
  portal.categories.list.query(),
  portal.categories.bySlug.query({ slug: 'financial-management' }),
  portal.categories.related.query({ slug: 'financial-management' }),
]);
const topic = await portal.topics.bySlug.query({ slug: 'reserve-funds' });
const { title } = await portal.topics.title.query({ slug: topic.slug });
const relatedTopics = await portal.topics.related.query({
  categoryId: topic.categoryId,
  currentTopicId: topic.id,
});
const byTerm = await portal.topics.byTerm.query();
const { content } = await portal.content.bySlug.query({ slug: 'reserve-funds' });
const generated = await portal.content.generate.mutate({ topic: 'Reserve Funds' });
const found = await portal.search.query.query({ q: 'quorum' });
const answer = await portal.ask.answer.mutate({ question: 'What is a quorum?' });
const parts: string[] = [];
for await (const part of await portal.ask.stream.mutate({ question: 'What is a quorum?' })) {
  parts.push(part.type === 'block' ? part.html : part.answer.mode);
}
const feedback = await portal.ask.feedback.mutate({
  answerId: answer.answerId ?? '',
  helpful: true,
});

const refusal = await portal.categories.bySlug.query({ slug: 'nothing-here' }).then(
  () => 'none',
  (error: unknown) =>
    error instanceof PortalClientError ? `${error.status} ${error.code}` : String(error),
);

process.stdout.write(
  JSON.stringify({
    categories: categories.length,
    category: category.name,
    relatedCategories: relatedCategories.length,
    title,
    relatedTopics: relatedTopics.length > 0,
    byTerm: byTerm.some(({ topics }) => topics.length > 0),
    hasContent: content.length > 1_000 && generated.content === content,
    found: found.topics[0]?.slug,
    answer: answer.status,
    parts,
    feedback,
    refusal,
    tag: embedTag({ baseUrl: 'https://hoa.example.org', path: '/topic/liens' }),
    terms: glossaryTerms.length,
    pieces: glossaryPieces('A lien.').length,
  }),
);
