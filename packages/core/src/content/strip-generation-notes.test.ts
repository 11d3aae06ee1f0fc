import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { h, show, textOf, tree } from './hast.fixture.ts';
import { stripGenerationNotes } from './strip-generation-notes.ts';

const NOTE = 'Content Generated on May 1, 2025';

function stripped(...children: Parameters<typeof tree>): string {
  return show(stripGenerationNotes(tree(...children)));
}

describe('a note that has a block to itself', () => {
  test('goes with its paragraph, in any case', () => {
    for (const note of [NOTE, 'LAST UPDATED ON 5/1/2025', 'last  updated\u00a0on: yesterday']) {
      expect(stripped(h('p', 'Reserves pay for roofs.'), h('p', note))).toBe(
        '<p>Reserves pay for roofs.</p>',
      );
    }
  });

  test('goes when its words are spread over emphasis', () => {
    expect(
      stripped(h('p', 'Roofs.'), h('p', h('em', h('strong', 'Last'), ' updated'), ' on May 1')),
    ).toBe('<p>Roofs.</p>');
  });

  test('goes out of a container that holds the article', () => {
    expect(stripped(h('div', h('h1', 'Roofs'), h('p', 'They leak.'), h('p', NOTE)))).toBe(
      '<div><h1>Roofs</h1><p>They leak.</p></div>',
    );
  });

  test('takes along the boxes that held nothing else', () => {
    expect(stripped(h('p', 'Roofs.'), h('footer', h('ul', ' ', h('li', NOTE), ' ')))).toBe(
      '<p>Roofs.</p>',
    );
  });

  test('leaves its table cell in place, so that columns stay under their headings', () => {
    const row = h('tr', h('td', 'Roof'), h('td', 'Last updated on May 1'), h('td', '$9'));
    expect(stripped(h('table', h('tbody', row)))).toBe(
      '<table><tbody><tr><td>Roof</td><td></td><td>$9</td></tr></tbody></table>',
    );
  });
});

describe('a note that shares a block', () => {
  test('leaves the other lines of a paragraph with line breaks', () => {
    expect(stripped(h('p', 'Roofs leak.', h('br'), NOTE, h('br'), 'Call early.'))).toBe(
      '<p>Roofs leak.<br>Call early.</p>',
    );
    expect(stripped(h('p', 'Roofs leak.', h('br'), NOTE))).toBe('<p>Roofs leak.</p>');
    expect(stripped(h('p', NOTE, h('br'), 'Roofs leak.'))).toBe('<p>Roofs leak.</p>');
  });

  test('leaves bare text around it', () => {
    expect(stripped('Roofs leak.', h('br'), h('em', NOTE), h('br'), 'Call early.')).toBe(
      'Roofs leak.<br>Call early.',
    );
  });

  test('leaves the other source lines of a paragraph', () => {
    expect(stripped(h('p', 'Roofs leak.\n', h('em', NOTE), '\nCall early.'))).toBe(
      '<p>Roofs leak.\nCall early.</p>',
    );
  });

  test('leaves the prose of a long line', () => {
    const prose = 'Roofs leak when nobody looks after them for years. '.repeat(8);
    expect(stripped(h('p', `${prose}Last updated on May 1. Call early.`))).toBe(
      `<p>${prose}Call early.</p>`,
    );
  });

  test('leaves the rest of the article when the article is that one line', () => {
    expect(stripped(h('p', 'Roofs leak. Last updated on May 1.'))).toBe('<p>Roofs leak. </p>');
    expect(stripped(h('h1', 'Roofs'), `They leak. ${NOTE}`)).toBe('<h1>Roofs</h1>They leak. ');
  });
});

test('a tree without a note comes back as it is', () => {
  const article = tree(h('p', 'The rules were last updated in May.'));
  expect(stripGenerationNotes(article)).toBe(article);
});

test('an article that is nothing but a note comes back empty', () => {
  expect(stripped(h('div', h('p', NOTE)))).toBe('');
});

const word = fc.constantFrom('roofs', 'leak', 'often', 'budget', 'and', 'board', 'votes');
const prose = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const note = fc
  .tuple(fc.constantFrom('Content Generated on ', 'last updated on ', 'LAST\tUPDATED ON '), word)
  .map(([marker, end]) => ({ note: `${marker}NOTE${end}` }));
const line = fc.oneof({ weight: 3, arbitrary: prose }, { weight: 1, arbitrary: note });
const block = fc.array(line, { minLength: 1, maxLength: 5 });

/** The words of an article that are no note, and the article with its lines as paragraphs of <br>. */
function articleOf(blocks: (string | { note: string })[][], nest: boolean) {
  const children = blocks.map((lines) =>
    h(
      'p',
      ...lines.flatMap((one, index) => [
        ...(index > 0 ? [h('br')] : []),
        typeof one === 'string' ? one : h('em', one.note),
      ]),
    ),
  );
  const kept = blocks.flat().filter((one) => typeof one === 'string');
  return { root: tree(...(nest ? [h('div', h('section', ...children))] : children)), kept };
}

test('every line that is no note survives, every note goes, and a second run changes nothing', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), fc.boolean(), (blocks, nest) => {
      const { root, kept } = articleOf(blocks, nest);
      const result = stripGenerationNotes(root);
      const lines = show(result)
        .split(/<[^>]*>/)
        .filter((text) => text !== '');
      expect(lines).toEqual(kept);
      expect(stripGenerationNotes(result)).toBe(result);
    }),
  );
});

test('no text at all keeps a note, wherever its words stand', () => {
  const scrap = fc.constantFrom(
    'Last ',
    'updated ',
    'on',
    ' ',
    '\n',
    '. ',
    'Content ',
    'generated ',
  );
  fc.assert(
    fc.property(fc.array(fc.array(scrap, { maxLength: 12 }), { maxLength: 4 }), (paragraphs) => {
      const root = tree(...paragraphs.map((scraps) => h('p', ...scraps)));
      const left = stripGenerationNotes(root).children.map(textOf);
      for (const text of left)
        expect(text).not.toMatch(/(content\s+generated|last\s+updated)\s+on\b/i);
    }),
  );
});
