import fc from 'fast-check';
import type { Element, Nodes } from 'hast';
import { describe, expect, test } from 'vitest';
import { HOSTILE_HTML, HOSTILE_MARKDOWN } from './html/hostile-html.fixture.ts';
import { parseHtml } from './html/parse-html.ts';
import { cleanHtml, markdownToTree, type TextOrigin, treeToHtml } from './html-pipeline.ts';

const ORIGINS: readonly TextOrigin[] = ['library', 'model', 'answer'];
const MARKS = { occurrences: 'first-per-section' } as const;

const HARMLESS_TAGS = new Set(
  (
    'p br hr strong em b i u s del ins sub sup small mark abbr cite q code pre kbd ul ol li dl dt dd ' +
    'blockquote h2 h3 h4 table caption thead tbody tfoot tr th td a span div section'
  ).split(' '),
);
const HARMLESS_ATTRIBUTES = new Set(
  'href rel dataTerm role tabIndex ariaExpanded start scope dataPart dataSample dataScroll dataAlign'.split(
    ' ',
  ),
);

function elements(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap(elements) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

function read(html: string): Element[] {
  const tree = parseHtml(html);
  if (tree === undefined) throw new Error(`unreadable: ${html.slice(0, 80)}`);
  return elements(tree);
}

/** What a browser could be harmed by in a cleaned text; [] is what every test wants. */
function harm(html: string, origin: TextOrigin): string[] {
  return read(html).flatMap(({ tagName, properties }) => [
    ...(HARMLESS_TAGS.has(tagName) ? [] : [`<${tagName}>`]),
    ...Object.keys(properties)
      .filter((name) => !HARMLESS_ATTRIBUTES.has(name) && !(origin === 'library' && name === 'id'))
      .map((name) => `${tagName}[${name}]`),
    ...(/^(?:\/(?:topic|category)\/|https?:\/\/)|^$/.test(String(properties.href ?? ''))
      ? []
      : [`href=${properties.href}`]),
  ]);
}

describe.each(ORIGINS)('a hostile text that comes as %s', (origin) => {
  test.each(Object.entries(HOSTILE_HTML))('is disarmed: %s', (_, payloads) => {
    for (const payload of payloads) {
      for (const html of [payload, `<div>${payload}</div>`, `<table><tr><td>${payload}</table>`]) {
        const clean = cleanHtml(html, origin, MARKS);
        expect(harm(clean, origin), html).toEqual([]);
        expect(cleanHtml(clean, origin, MARKS)).toBe(clean);
      }
    }
  });

  test('is disarmed in Markdown', () => {
    for (const payload of HOSTILE_MARKDOWN) {
      const clean = treeToHtml(markdownToTree(payload), origin, MARKS);
      expect(harm(clean, origin), payload).toEqual([]);
    }
  });
});

test('any soup of tags comes out harmless, and the same when cleaned again', () => {
  const names = 'p b i a table tr td li ul h2 svg math style script div form button object marquee';
  const tag = fc.constantFrom(...names.split(' '));
  const scrap = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      '<a href="/topic/quorum-requirements">',
      '<img src=x onerror=alert(1)>',
      '<!--',
      '-->',
    ),
    fc.constantFrom(
      'quorum ',
      'last updated on ',
      '<span data-term="lien">',
      '</span>',
      '&lt;',
      '<br>',
    ),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.array(scrap, { maxLength: 30 }).map((scraps) => scraps.join('')),
      fc.constantFrom(...ORIGINS),
      (html, origin) => {
        const clean = cleanHtml(html, origin, MARKS);
        expect(harm(clean, origin)).toEqual([]);
        expect(cleanHtml(clean, origin, MARKS)).toBe(clean);
      },
    ),
    { numRuns: 300 },
  );
});

describe('what a text keeps', () => {
  const clean = (html: string, origin: TextOrigin = 'model') => cleanHtml(html, origin);

  test('prose, lists and tables', () => {
    const html =
      '<h2>Roofs</h2><p>They <strong>leak</strong>.</p><ol start="3"><li>Call.</li></ol>' +
      '<table><thead><tr><th scope="col">Year</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>';
    for (const origin of ORIGINS) expect(clean(html, origin)).toBe(html);
  });

  test('the words inside boxes that have no place of their own', () => {
    expect(clean('<article><h1>Roofs</h1><main class="x">They leak.</main></article>')).toBe(
      '<div><h2>Roofs</h2><div>They leak.</div></div>',
    );
    expect(clean('<font>one</font> <button>two</button>')).toBe('one two');
  });

  test('characters that would be markup, as characters', () => {
    expect(clean('<p>5 &lt; 6 &amp; &lt;script></p>')).toBe('<p>5 &lt; 6 &amp; &lt;script></p>');
  });

  test('glossary marks, but no span that only pretends to be one', () => {
    const mark =
      '<p><span data-term="lien" role="button" tabindex="0" aria-expanded="false">Liens</span></p>';
    for (const origin of ORIGINS) expect(clean(mark, origin)).toBe(mark);
    expect(clean('<p><span data-term="no-such-term" role="button">Liens</span></p>')).toBe(
      '<p>Liens</p>',
    );
    expect(clean('<p><span role="button" tabindex="0">Liens</span></p>')).toBe('<p>Liens</p>');
    expect(clean('<p>A <span data-term="lien"><title>Liens</title></span></p>')).toBe('<p>A </p>');
  });

  test('in an answer, words that are said to be English', () => {
    const quoted = '<p>La multa: <span lang="en">A fine holds up only after notice.</span></p>';
    expect(clean(quoted, 'answer')).toBe(quoted);
    expect(clean(quoted, 'model')).toBe('<p>La multa: A fine holds up only after notice.</p>');
    expect(clean('<span lang="de" class="x">Haus</span>', 'answer')).toBe('Haus');
  });

  test('links: to this site as they are, to others marked, in an answer no others', () => {
    const internal = '<a href="/topic/reserve-funds#in-short">funds</a>';
    const external = '<a href="https://www.ecfr.gov/current" target="_top">law</a>';
    const marked =
      '<a href="https://www.ecfr.gov/current" rel="nofollow noopener noreferrer">law</a>';
    for (const origin of ORIGINS) expect(clean(internal, origin)).toBe(internal);
    expect(clean(external, 'model')).toBe(marked);
    expect(clean(external, 'library')).toBe(marked);
    expect(clean(external, 'answer')).toBe('law');
  });

  test('ids and section parts only in the library', () => {
    const html = '<section data-part="body"><h2 id="roofs">Roofs</h2></section>';
    expect(clean(html, 'library')).toBe(html);
    expect(clean(html, 'model')).toBe('<section><h2>Roofs</h2></section>');
  });
});

test('generation notes go, glossary words are marked where asked for', () => {
  expect(cleanHtml('<p>A lien.</p><p>Content Generated on May 1</p>', 'model', MARKS)).toBe(
    '<p>A <span data-term="lien" role="button" tabindex="0" aria-expanded="false">lien</span>.</p>',
  );
  expect(cleanHtml('<p>A lien.</p>', 'model')).toBe('<p>A lien.</p>');
});

describe('a text made to exhaust the server', () => {
  test('is refused when it is too large, or too deep for the parser', () => {
    expect(cleanHtml('x'.repeat(200_001), 'model')).toBe('');
    expect(cleanHtml('<div>'.repeat(20_000), 'model')).toBe('');
  });

  test('is refused when a parser would multiply it', () => {
    const reopened = Array.from({ length: 1_000 }, (_, index) => `<b a=${index}>`).join('');
    expect(cleanHtml(`<p>${reopened}${'<p>x'.repeat(1_000)}`, 'model')).toBe('');
  });

  test('loses what is nested beyond all sense', () => {
    const clean = cleanHtml(`<p>Roofs.</p>${'<div>'.repeat(300)}deep`, 'model');
    expect(clean).toContain('<p>Roofs.</p>');
    expect(read(clean).length).toBeLessThan(50);
  });
});
