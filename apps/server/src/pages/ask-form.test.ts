import type { AskedByForm } from '@hoa/core/rendering/page-renderer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp({ pages: true });
});
afterAll(() => app.close());

describe('the question form', () => {
  const ask = (payload: string, type = 'application/x-www-form-urlencoded') =>
    app.http.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });

  /** What the page knows of the question, from the state that travels with it. */
  function asked({ body }: { body: string }) {
    const json = /id="portal-state">(.+?)<\/script>/.exec(body)?.[1] ?? '{}';
    const { queries } = JSON.parse(json) as {
      queries: { queryKey: unknown[]; state: { data: AskedByForm } }[];
    };
    return queries.find(({ queryKey }) => queryKey[0] === 'asked-by-form')?.state.data;
  }

  test('is answered with the home page, kept by nobody and found by no search engine', async () => {
    const response = await ask('question=What+is+a+quorum%3F');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    expect(response.body).not.toContain('rel="canonical"');
    expect(asked(response)).toMatchObject({
      question: 'What is a quorum?',
      error: null,
      answer: { status: 'answered' },
    });
    expect(asked(await app.http.inject('/'))).toBeUndefined();
  });

  test('without words says so, and keeps the question beside whatever went wrong', async () => {
    const empty = await ask('question=+%0D%0A');
    expect(empty.statusCode).toBe(400);
    expect(asked(empty)).toMatchObject({ answer: null, error: 'Please enter your question' });
    const long = await ask(`question=${'a'.repeat(5_000)}`);
    expect(long.statusCode).toBe(400);
    expect(asked(long)).toMatchObject({
      question: 'a'.repeat(5_000),
      error: expect.stringMatching(/4,000/),
    });
  });

  test('keeps the state that it was sent for, whatever becomes of it', async () => {
    const answered = await ask('question=What+is+a+quorum%3F&state=TX');
    expect(asked(answered)).toMatchObject({ state: 'TX', answer: { status: 'answered' } });
    expect(answered.body).toContain('Asked for Texas.');
    for (const body of [answered.body, (await ask('question=&state=TX')).body]) {
      expect(body).toMatch(/<option [^>]*value="TX"[^>]* selected/);
    }
    expect(asked(await ask('question=Hm%3F&state=XX'))).not.toHaveProperty('state');
  });

  test('cannot put markup into the page', async () => {
    const { body } = await ask(`question=${encodeURIComponent('</script><script>alert(1)//')}`);
    expect(body).not.toContain('<script>alert');
  });

  test.each([
    ['too large', `question=${'a'.repeat(70_000)}`, undefined, 413],
    ['no form', '{"question":"Hm?"}', 'application/json', 415],
  ])('that is %s is refused with a page to try again on', async (_what, payload, type, status) => {
    const response = await ask(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(asked(response)).toMatchObject({ answer: null, error: expect.any(String) });
  });

  test('is read on the home page alone', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/openai/ask',
      payload: 'question=Hm',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(415);
  });
});
