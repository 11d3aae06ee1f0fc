import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (url: string) => app.http.inject({ method: 'GET', url });
const post = (url: string, payload: object | string) =>
  app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json' },
  });

describe('categories', () => {
  test('the list has six with twenty topics, whatever the cache-busting parameters', async () => {
    const plain = await get('/api/categories');
    const busted = await get('/api/categories?t=1700000000&r=0.42');
    expect(plain.statusCode).toBe(200);
    expect(plain.json()).toHaveLength(6);
    expect(busted.json()).toEqual(plain.json());
    expect(plain.json()[0]).toMatchObject({
      slug: 'board-management',
      image_path: '/illustrations/board-management.svg',
      imagePath: '/illustrations/board-management.svg',
    });
    expect(plain.json()[0].topics[0]).toMatchObject({
      id: 1,
      slug: 'board-member-roles',
      title: 'Board Member Roles',
      name: 'Board Member Roles',
    });
  });

  test('one category comes by its slug, the general one too', async () => {
    expect((await get('/api/category/legal-compliance')).json()).toMatchObject({ id: 4 });
    expect((await get('/api/category/hoa-management')).json()).toMatchObject({ id: 999 });
  });

  test('an unknown one is not found in the words of the specification', async () => {
    const response = await get('/api/category/nothing-here');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Category not found', code: 'not-found' });
  });
});

describe('topics', () => {
  test('a topic carries its article and what surrounds it', async () => {
    const topic = (await get('/api/topics/quorum-requirements')).json();
    expect(topic).toMatchObject({
      id: 8,
      title: 'Quorum Requirements',
      categoryId: 1,
      category: { id: 1, slug: 'board-management', name: 'Board Management' },
      origin: 'library',
      known: true,
      content: { topicId: 8, aiGenerated: 0 },
    });
    expect(topic.content.content).toContain('data-part="in-short"');
    expect(topic.details.outline[0]).toEqual({ anchor: 'in-short', heading: 'In short' });
  });

  test('every topic of the catalogue has a reviewed article of the library', async () => {
    const categories: { topics: { slug: string }[] }[] = (await get('/api/categories')).json();
    for (const { slug } of categories.flatMap(({ topics }) => topics)) {
      const topic = (await get(`/api/topics/${slug}`)).json();
      expect([topic.origin, typeof topic.details?.reviewed], slug).toEqual(['library', 'string']);
    }
  });

  test('a topic that nobody knows is synthesized and says so', async () => {
    const topic = (await get('/api/topics/pool-heater-noise-war')).json();
    expect(topic).toMatchObject({
      title: 'Pool Heater Noise War',
      known: false,
      origin: 'generic',
    });
    expect(topic.nearest.length).toBeGreaterThan(0);
  });

  test('what is no slug is refused with what a slug is', async () => {
    for (const slug of ['Bad_Slug', 'a--b', '%00', `${'a'.repeat(101)}`, '..%2f..%2fetc']) {
      const response = await get(`/api/topics/${slug}`);
      expect(response.statusCode, slug).toBe(400);
      expect(response.json().message).toMatch(/slug is/);
    }
  });

  test('related topics come nearest first and never hold the current one', async () => {
    const related = (await get('/api/related-topics/1?currentTopicId=8')).json();
    expect(related.length).toBeGreaterThan(2);
    expect(related.map(({ id }: { id: number }) => id)).not.toContain(8);
    expect(related[0]).toMatchObject({ slug: expect.any(String), title: expect.any(String) });
  });

  test('a category that does not exist has no related topics', async () => {
    expect((await get('/api/related-topics/987654?currentTopicId=8')).json()).toEqual([]);
  });

  test('an identifier that PostgreSQL cannot hold is refused before it gets there', async () => {
    for (const id of ['2147483648', '-1', 'x', '1.5']) {
      const response = await get(`/api/related-topics/${id}?currentTopicId=1`);
      expect(response.statusCode, id).toBe(400);
      expect(response.json().message).toMatch(
        /An identifier is a whole number from 0 to 2147483647/,
      );
    }
  });

  test('a title is looked up by slug', async () => {
    const found = await post('/api/direct-db-title', { slug: 'reserve-funds' });
    expect(found.json()).toEqual({ title: 'Reserve Funds' });
    const missing = await post('/api/direct-db-title', { slug: 'pool-heater-noise-war' });
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      { message: 'Topic not found', code: 'not-found' },
    ]);
  });
});

describe('content', () => {
  test('an article comes as HTML on its own', async () => {
    const { content } = (await get('/api/content/reserve-funds')).json();
    expect(content).toContain('<h2 id="in-short">');
    expect((await get('/api/content/pool-heater-noise-war')).statusCode).toBe(404);
  });

  test('generating a stored topic gives what is stored', async () => {
    const stored = (await get('/api/content/reserve-funds')).json();
    const generated = (await post('/api/openai/generate', { topic: 'Reserve Funds' })).json();
    expect(generated).toEqual({ ...stored, aiGenerated: 0 });
  });

  test('without a provider an unknown topic gets the generic article, its title as text', async () => {
    const response = await post('/api/openai/generate', { topic: 'Pool <script>Heater</script>' });
    expect(response.statusCode).toBe(200);
    expect(response.json().content).not.toContain('<script');
    expect(response.json().aiGenerated).toBe(0);
  });
});

describe('questions', () => {
  test('"What is a quorum?" is answered with the definition and cited', async () => {
    const response = await post('/api/openai/ask', {
      category: 'HOA',
      question: 'What is a quorum?',
      conversationId: 'abc123',
      documentContext: false,
    });
    expect(response.statusCode).toBe(200);
    const answer = response.json();
    expect(answer).toMatchObject({ status: 'answered', mode: 'library' });
    expect(answer.sources[0]).toMatchObject({ slug: 'quorum-requirements' });
    expect(answer.sources[0].url).toMatch(/^\/topic\/quorum-requirements#/);
    expect(answer.response).toMatch(/quorum/i);
    expect(answer.decidedBy.length).toBeGreaterThan(0);
  });

  test('an empty question and a document question are refused clearly', async () => {
    const empty = await post('/api/openai/ask', { question: '  ' });
    expect([empty.statusCode, empty.json()]).toEqual([
      400,
      {
        message: 'Please enter your question',
        code: 'bad-request',
        fields: [{ field: 'question', message: 'Please enter your question' }],
      },
    ]);
    const document = await post('/api/openai/ask', { question: 'Hm?', documentContext: true });
    expect([document.statusCode, document.json().message]).toEqual([
      400,
      expect.stringMatching(/general question/),
    ]);
  });

  test('a question about something else is declined without sources', async () => {
    const answer = (
      await post('/api/openai/ask', { question: 'Tell me a joke about penguins' })
    ).json();
    expect(answer).toMatchObject({ status: 'not-covered', sources: [] });
  });
});

describe('what is not an answer', () => {
  test('a path that does not exist is a JSON 404', async () => {
    const response = await get('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/application\/json/);
  });

  test('a body that is no JSON, too large or of another type is a short 4xx', async () => {
    const broken = await post('/api/openai/ask', '{"question":');
    const large = await post('/api/openai/ask', { question: 'a'.repeat(100_000) });
    const form = await app.http.inject({
      method: 'POST',
      url: '/api/openai/ask',
      payload: 'question=hm',
      headers: { 'content-type': 'text/plain' },
    });
    expect([broken.statusCode, large.statusCode, form.statusCode]).toEqual([400, 413, 415]);
    expect(large.json().message).toBe('The request is too large. Send at most 64 KB.');
    for (const response of [broken, large, form]) {
      expect(Object.keys(response.json())).toEqual(['message', 'code']);
    }
  });

  test('alive and ready say so', async () => {
    expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
    const ready = await get('/api/ready');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ status: 'ready', database: 'up', articles: 120 });
  });
});
