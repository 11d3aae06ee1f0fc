import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { pngSize } from '../png-size.fixture.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp();
  // A topic that only a visitor knows must appear nowhere.
  await get('/api/topics/pool-heater-noise-war');
});
afterAll(() => app.close());

const get = (url: string) => app.http.inject({ method: 'GET', url });

describe('the picture of a page', () => {
  test.each([
    '/social/home.png',
    '/social/category/legal-compliance.png',
    '/social/category/hoa-management.png',
    '/social/topic/reserve-funds.png',
    '/social/law.png',
    '/social/law/texas.png',
    '/social/law/questions/fine-cap.png',
    '/social/tools.png',
    '/social/tools/notice-dates.png',
    '/social/guides.png',
    '/social/guides/fined.png',
    '/social/letters.png',
    '/social/letters/hearing-request.png',
  ])('%s is a picture of the size that other sites show', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['cache-control']).toMatch(/public, max-age=\d+/);
    expect(pngSize(response.rawPayload)).toEqual([1_200, 630]);
    expect(response.rawPayload.length).toBeLessThan(200_000);
  });

  test('two topics of one category have pictures of their own', async () => {
    const [one, other] = await Promise.all([
      get('/social/topic/reserve-funds.png'),
      get('/social/topic/reserve-studies.png'),
    ]);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
  });

  test.each([
    '/social/topic/pool-heater-noise-war.png',
    '/social/topic/Not_A_Slug.png',
    '/social/category/nothing.png',
    '/social/law/nowhere.png',
    '/social/law/questions/fine-hat.png',
    '/social/tools/nothing.png',
    '/social/guides/nothing.png',
    '/social/letters/love-letter.png',
  ])('%s is not there: no picture shows what a visitor made up', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
