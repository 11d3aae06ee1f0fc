import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { type AskApp, startAskApp } from '../testing/ask-app.ts';
import { reviewHtml } from './review-html.ts';

const TOKEN = 'a-token-for-editors-0123456789';
const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString('base64')}`;

/** Each test asks from an address of its own, so that none uses up another's minute. */
let addresses = 0;
function review(portal: AskApp, authorization?: string, remoteAddress?: string) {
  addresses += 1;
  return portal.app.http.inject({
    url: '/review',
    headers: authorization === undefined ? {} : { authorization },
    remoteAddress: remoteAddress ?? `203.0.113.${addresses}`,
  });
}

test('without a token there is no such page, with whatever is offered', async () => {
  const portal = await startAskApp({ fake: null });
  for (const offer of [undefined, basic(''), basic('undefined'), `Bearer ${TOKEN}`]) {
    const { statusCode, headers } = await review(portal, offer);
    expect(statusCode, offer).toBe(404);
    expect(headers).not.toHaveProperty('www-authenticate');
  }
  await portal.close();
});

test('a token that could be guessed is refused at start', () => {
  expect(() => readConfig({ REVIEW_TOKEN: 'short' })).toThrow(ConfigError);
  expect(() => readConfig({ REVIEW_TOKEN: 'short' })).toThrow(/at least 24/);
  expect(readConfig({ REVIEW_TOKEN: '' }).REVIEW_TOKEN).toBeUndefined();
});

describe('with a token', () => {
  let portal: AskApp;
  beforeAll(async () => {
    portal = await startAskApp({ fake: null, environment: { REVIEW_TOKEN: TOKEN } });
    await portal.ask('Which spice goes with grilled salmon, asks jane@x.org?');
    const { body } = await portal.ask('How much can my association fine me in Texas?');
    await vi.waitFor(async () => {
      const payload = { answerId: body.answerId, helpful: false, reason: 'out-of-date' };
      const given = await portal.app.http.inject({ method: 'POST', url: '/api/feedback', payload });
      expect(given.statusCode).toBe(200);
    });
  });
  afterAll(() => portal.close());

  test('nobody reads it who does not bring it, or nearly does', async () => {
    const wrong = [undefined, '', 'Basic', `Digest ${TOKEN}`, TOKEN, basic(''), basic(`${TOKEN}x`)];
    for (const offer of [...wrong, basic(TOKEN.slice(0, -1)), `Bearer ${TOKEN.toUpperCase()}`]) {
      const { statusCode, headers, body } = await review(portal, offer);
      expect(statusCode, offer).toBe(401);
      expect(headers['www-authenticate']).toMatch(/^Basic realm=/);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('salmon');
    }
  });

  test('whoever does reads what wants an editor, each with the file to open', async () => {
    for (const offer of [basic(TOKEN), `Bearer ${TOKEN}`, `bearer ${TOKEN}`]) {
      const { statusCode, body } = await review(portal, offer);
      expect(statusCode).toBe(200);
      expect(body).toContain('Which spice goes with grilled salmon, asks [email]?');
      expect(body).toContain('articles/amenities-management/grilling-rules.md</code>');
      expect(body).toMatch(/tx-fine-cap<\/p><p class="more">Marked: out of date; answered\./);
      expect(body).toMatch(/packages\/content\/law\/facts\/TX\.yaml:\d+<\/code>/);
      expect(body).toMatch(/packages\/content\/law\/changes\.yaml:\d+<\/code>/);
    }
  });

  test('it shows nobody: no address of a visitor, no name of an answer', async () => {
    const { body } = await review(portal, basic(TOKEN));
    expect(body).not.toMatch(/jane|x\.org|203\.0\.113/);
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/);
  });

  test('nothing keeps it, lists it or frames it, and it runs no script', async () => {
    const { headers, body } = await review(portal, basic(TOKEN));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'; style-src 'sha256-\S+'; .*frame-ancestors 'none'$/,
      ),
    });
    expect(headers).not.toHaveProperty('etag');
    expect(body).not.toMatch(/<script|\son\w+=|style=|javascript:|<link|<form/i);
    const anchors = [...body.matchAll(/href="#([^"]+)"/g)];
    expect(anchors.length).toBeGreaterThan(0);
    for (const [, id] of anchors) expect(body).toContain(`id="${id}"`);
    const sitemap = await portal.app.http.inject('/sitemap.xml');
    expect(sitemap.body).not.toContain('/review');
  });

  test('nobody tries many tokens: after twenty in a minute even the right one waits', async () => {
    const from = '198.51.100.7';
    const replies = [];
    for (let count = 0; count < 45; count += 1) {
      replies.push(await review(portal, basic(`guess ${count}`), from));
    }
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([401, 429]));
    // However the minutes fall, at most two of them passed.
    expect(codes.filter((code) => code === 401).length).toBeLessThanOrEqual(40);
    const refused = replies.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('what visitors and editors wrote is shown as text', () => {
  const html = reviewHtml(
    [
      {
        id: 'questions',
        title: 'Asked',
        advice: 'Set `reviewed`.',
        items: [{ what: '<img src=x onerror=alert(1)>', more: '"&', file: 'a<b.md', line: 3 }],
      },
    ],
    '2026-11-23',
  );
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('<code>a&lt;b.md:3</code>');
  expect(html).toContain('Set <code>reviewed</code>.');
  expect(html).not.toContain('<img');
});
