import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const markdown = (html: string) => htmlToMarkdown(html, 'https://portal.test');

test('headings, paragraphs and emphasis keep their meaning', () => {
  expect(
    markdown(
      '<section><h2 id="a">In short</h2><p>A <strong>quorum</strong> is\nset.</p></section>',
    ),
  ).toBe('## In short\n\nA **quorum** is set.');
});

test('lists keep their order and nesting', () => {
  expect(markdown('<ol><li>Read<ul><li>bylaws</li></ul></li><li>Ask</li></ol>')).toBe(
    '1. Read\n   - bylaws\n2. Ask',
  );
});

test('tables become rows under their header', () => {
  const table =
    '<div data-scroll><table><thead><tr><th>Part</th><th>Cost</th></tr></thead><tbody><tr><td>Roof</td><td>$5</td></tr></tbody></table></div>';
  expect(markdown(table)).toBe('| Part | Cost |\n| - | - |\n| Roof | $5 |');
});

test('links to this site work from elsewhere, links to other sites stay', () => {
  expect(markdown('<p><a href="/topic/liens#x">Liens</a> <a href="https://a.b/">b</a></p>')).toBe(
    '[Liens](https://portal.test/topic/liens#x) [b](https://a.b/)',
  );
});

test('a sample is quoted, glossary marks are words', () => {
  const html =
    '<blockquote data-sample><p>Sample notice.</p></blockquote><p>The <span data-term="lien" role="button">lien</span>.</p>';
  expect(markdown(html)).toBe('> Sample notice.\n\nThe lien.');
});
