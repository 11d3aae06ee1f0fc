import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xmlText } from './xml-text.ts';

test('whatever a text holds, the document around it stays well-formed and keeps the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { root } = parseXml(`<a b="${xmlText(text)}">${xmlText(text)}</a>`);
      // An XML reader makes one kind of white space of all kinds in an attribute, '\r\n' being one line end.
      expect(root?.attributes.b).toBe(xmlPlain(text).replace(/\r\n|[\t\n\r]/g, ' '));
      expect(root?.text).toBe(xmlPlain(text).replace(/\r\n?/g, '\n'));
    }),
    { examples: [['\r\n']] },
  );
});

test('markup in a text is text', () => {
  expect(xmlText(`<b a="1">R&D's</b>]]>`)).toBe(
    '&lt;b a=&quot;1&quot;&gt;R&amp;D&#39;s&lt;/b&gt;]]&gt;',
  );
});

/** The text without what XML 1.0 cannot hold. */
function xmlPlain(text: string): string {
  return [...text.toWellFormed()].filter((character) => isWritable(character)).join('');
}

function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code < 32 && ![9, 10, 13].includes(code);
  return !isControl && code !== 0xfffe && code !== 0xffff;
}
