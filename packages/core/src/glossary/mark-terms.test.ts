import fc from 'fast-check';
import type { ElementContent, Root, RootContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { h, show, textOf, tree } from '../content/hast.fixture.ts';
import { GLOSSARY } from './glossary.ts';
import { markTerms } from './mark-terms.ts';
import { createTermMatcher } from './match-terms.ts';
import { markedTerm } from './term-mark.ts';

const match = createTermMatcher(GLOSSARY);

function marks(node: Root | RootContent): string[] {
  if (node.type !== 'root' && node.type !== 'element') return [];
  const slug = node.type === 'element' ? markedTerm(node) : undefined;
  return slug === undefined ? node.children.flatMap(marks) : [`${textOf(node)} > ${slug}`];
}

function marked(...children: ElementContent[]): string[] {
  return marks(markTerms(tree(...children), match));
}

test('a word becomes a focusable mark with the slug of its term, in place', () => {
  const root = markTerms(tree(h('p', 'No quorum, no vote.')), match);
  expect(show(root)).toBe('<p>No <span>quorum</span>, no vote.</p>');
  expect(root.children).toMatchObject([
    {
      children: [
        {},
        {
          tagName: 'span',
          properties: {
            dataTerm: 'quorum',
            role: 'button',
            tabIndex: 0,
            ariaExpanded: 'false',
          },
        },
        {},
      ],
    },
  ]);
});

describe('how often a term is marked', () => {
  const text = () => [
    h('h2', 'One'),
    h('p', 'Quorum and quorum.'),
    h('ul', h('li', 'The quorum, a lien.')),
    h('h2', 'Two'),
    h('p', 'Quorum'),
  ];

  test('once in a section that a heading begins', () => {
    expect(marked(...text())).toEqual(['Quorum > quorum', 'lien > lien', 'Quorum > quorum']);
  });

  test('once in every section element', () => {
    const section = () => h('section', h('h3', 'Votes'), h('p', 'Quorum, quorum.'));
    expect(marked(section(), section())).toHaveLength(2);
  });

  test('every time when asked to', () => {
    expect(marks(markTerms(tree(...text()), match, { occurrences: 'every' }))).toHaveLength(5);
  });
});

describe('where a term is not marked', () => {
  test('in links, headings, code and buttons', () => {
    for (const tagName of ['a', 'h2', 'h3', 'code', 'pre', 'button']) {
      expect(marked(h(tagName, h('em', 'A quorum.')))).toEqual([]);
    }
  });

  test('where only a part of a longer word or phrase stands in the element', () => {
    expect(marked(h('p', 're', h('em', 'lien'), 's'))).toEqual([]);
    expect(marked(h('p', 'a special ', h('a', 'assessment'), ' now'))).toEqual([]);
  });

  test('but in table cells, items and quotations it is', () => {
    for (const tagName of ['td', 'li', 'blockquote', 'strong']) {
      expect(marked(h(tagName, 'A quorum.'))).toEqual(['quorum > quorum']);
    }
  });
});

const inline = fc.constantFrom('em', 'a', 'code', 'strong', 'br');
const words = fc.constantFrom(
  'quorum',
  'special ',
  'assessment',
  ' lien',
  ' ',
  'CC&Rs',
  ', the ',
  'x',
);
const { content } = fc.letrec<{ content: ElementContent | string }>((tie) => ({
  content: fc.oneof(
    { weight: 3, arbitrary: words },
    fc
      .tuple(
        fc.oneof(inline, fc.constantFrom('p', 'section', 'h2', 'li')),
        fc.array(tie('content') as fc.Arbitrary<ElementContent | string>, { maxLength: 4 }),
      )
      .map(([tagName, children]) => h(tagName, ...(tagName === 'br' ? [] : children))),
  ),
}));

test('marking never changes the text, and marking twice is marking once', () => {
  fc.assert(
    fc.property(
      fc.array(content, { maxLength: 6 }),
      fc.constantFrom('every' as const, 'first-per-section' as const),
      (children, occurrences) => {
        const root = tree(...children);
        const once = markTerms(root, match, { occurrences });
        expect(textOf(once)).toBe(textOf(root));
        expect(markTerms(once, match, { occurrences })).toBe(once);
      },
    ),
  );
});
