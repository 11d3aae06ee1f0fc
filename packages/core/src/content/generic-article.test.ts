import { expect, test } from 'vitest';
import { genericArticle } from './generic-article.ts';

test('the title is text, whatever it holds', () => {
  const html = genericArticle('<img src=x onerror=alert(1)>');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});
