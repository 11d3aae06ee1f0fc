import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { glossaryPieces, glossaryTerms, linkGlossary } from './link-glossary.ts';

const options = { baseUrl: 'https://hoa.example.org/anything' };

function page(html: string): Element {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body as unknown as Element;
}

test('words become links to the glossary, with their definition, once each', () => {
  const body = page('<p>A lien needs a quorum. Another lien does not.</p>');
  const links = linkGlossary(body, options);
  expect(links.map((link) => link.textContent)).toEqual(['lien', 'quorum']);
  expect(links[0]?.href).toBe('https://hoa.example.org/#glossary');
  expect(links[0]?.title).toBe(glossaryTerms.find(({ term }) => term === 'Lien')?.definition);
  expect(body.textContent).toBe('A lien needs a quorum. Another lien does not.');
});

test('every occurrence is linked when asked for, the longest words win', () => {
  const body = page('<p>A special assessment is an assessment. Special assessments hurt.</p>');
  const links = linkGlossary(body, { ...options, occurrences: 'every' });
  expect(links.map((link) => link.textContent)).toEqual([
    'special assessment',
    'assessment',
    'Special assessments',
  ]);
});

test('links, headings, code, controls and hidden texts stay as they are', () => {
  const html =
    '<h2>Lien</h2><a href="/x">lien</a><code>lien</code><button>lien</button>' +
    '<textarea>lien</textarea><script>lien</script><p contenteditable="">lien</p>' +
    '<svg><text>lien</text></svg><p aria-hidden="true">lien</p>';
  const body = page(html);
  const before = body.innerHTML;
  expect(linkGlossary(body, options)).toEqual([]);
  expect(body.innerHTML).toBe(before);
});

test('a word that goes on in the next element is another word', () => {
  expect(linkGlossary(page('<p><b>lien</b>holder</p>'), options)).toEqual([]);
  expect(linkGlossary(page('<p>non-<b>lien</b></p>'), options)).toEqual([]);
  expect(linkGlossary(page('<p>a <b>lien</b></p><p>holder</p>'), options)).toHaveLength(1);
});

test('what looks like markup stays text', () => {
  const body = page('<p>&lt;img src=x onerror=alert(1)&gt; lien &lt;script&gt;</p>');
  linkGlossary(body, options);
  expect(body.querySelector('img, script')).toBeNull();
  expect(body.textContent).toBe('<img src=x onerror=alert(1)> lien <script>');
});

test('linking again links nothing twice', () => {
  const body = page('<p>A lien and a quorum.</p><p>A lien.</p>');
  expect(linkGlossary(body, options)).toHaveLength(2);
  const once = body.innerHTML;
  expect(linkGlossary(body, options)).toEqual([]);
  expect(body.innerHTML).toBe(once);
});

test('a partner may send readers elsewhere', () => {
  const [link] = linkGlossary(page('<p>A lien.</p>'), {
    ...options,
    href: ({ term }) => `https://partner.example/words/${term.toLowerCase()}`,
  });
  expect(link?.href).toBe('https://partner.example/words/lien');
});

test('the pieces of a text, joined, are the text', () => {
  const text = 'The ARC met: no quorum, no vote.';
  const pieces = glossaryPieces(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap(({ term }) => term?.term ?? [])).toEqual([
    'Architectural Review Committee (ARC)',
    'Quorum',
  ]);
  expect(glossaryPieces('')).toEqual([]);
});
