import { expect, test } from 'vitest';
import { finishAnswerHtml, finishArticleHtml } from './finish-html.ts';

const TEXT =
  '<p>A lien, and <a href="https://example.org/">more</a>.</p><p>Last updated on May 1</p>';
const LIEN = '<span data-term="lien" role="button" tabindex="0" aria-expanded="false">lien</span>';

test('an answer gets its glossary words marked and keeps the reader on the site', () => {
  expect(finishAnswerHtml(TEXT)).toBe(`<p>A ${LIEN}, and more.</p>`);
});

test('a generated article may point to other sites', () => {
  expect(finishArticleHtml(TEXT)).toBe(
    `<p>A ${LIEN}, and <a href="https://example.org/" rel="nofollow noopener noreferrer">more</a>.</p>`,
  );
});
