// A program on a client generated from /api/openapi.json (openapi-typescript, openapi-fetch):
// uses the portal at PORTAL_URL and prints what it got.
import createClient from 'openapi-fetch';
import type { components, paths } from './portal-api.ts';

declare const process: {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};

const portal = createClient<paths>({ baseUrl: process.env.PORTAL_URL ?? 'http://localhost:3000' });

/** The answer of a call that was not refused. */
function answered<Data>({ data, error }: { data?: Data; error?: { message?: string } }): Data {
  if (data === undefined) throw new Error(error?.message ?? 'refused');
  return data;
}

const bySlug = (slug: string) => ({ params: { path: { slug } } });

const categories = answered(await portal.GET('/api/categories'));
const category = answered(await portal.GET('/api/category/{slug}', bySlug('legal-compliance')));
const others = answered(
  await portal.GET('/api/related-categories/{slug}', bySlug('legal-compliance')),
);
const topic: components['schemas']['Topic'] = answered(
  await portal.GET('/api/topics/{slug}', bySlug('reserve-funds')),
);
const related = answered(
  await portal.GET('/api/related-topics/{categoryId}', {
    params: { path: { categoryId: topic.categoryId }, query: { currentTopicId: topic.id } },
  }),
);
const { title } = answered(
  await portal.POST('/api/direct-db-title', { body: { slug: 'reserve-funds' } }),
);
const byTerm = answered(await portal.GET('/api/topics-by-term'));
const { content } = answered(await portal.GET('/api/content/{slug}', bySlug('reserve-funds')));
const generated = answered(
  await portal.POST('/api/openai/generate', { body: { topic: 'Reserve Funds' } }),
);
const found = answered(await portal.GET('/api/search', { params: { query: { q: 'quorum' } } }));
const answer = answered(
  await portal.POST('/api/openai/ask', { body: { question: 'What is a quorum?' } }),
);
const feedback = answered(
  await portal.POST('/api/feedback', {
    body: { answerId: answer.answerId ?? '', helpful: true },
  }),
);
const health = answered(await portal.GET('/api/health'));
const ready = await portal.GET('/api/ready');

const refusal = await portal.GET('/api/category/{slug}', bySlug('nothing-here'));

export function whatDoesNotCompile(): void {
  // @ts-expect-error a search needs its words
  void portal.GET('/api/search', { params: { query: {} } });
  // @ts-expect-error a question is required
  void portal.POST('/api/openai/ask', { body: { category: 'HOA' } });
  // @ts-expect-error there is no such path
  void portal.GET('/api/topics');
  const status: 'answered' | 'partial' | 'not-covered' = answer.status;
  const words: string | undefined = refusal.error?.message;
  void [status, words];
}

process.stdout.write(
  JSON.stringify({
    categories: categories.length,
    category: category.name,
    others: others.length,
    related: related.length > 0,
    title,
    byTerm: byTerm.some(({ topics }) => topics.length > 0),
    hasContent: content === generated.content,
    found: found.topics[0]?.slug,
    answer: answer.status,
    feedback: feedback.recorded,
    health: health.status,
    articles: ready.data?.articles,
    refusal: [refusal.response.status, refusal.error?.message],
  }),
);
