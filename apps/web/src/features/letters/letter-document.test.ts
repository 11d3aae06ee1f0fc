import { inflateRawSync } from 'node:zlib';
import type { LetterBlock } from '@hoa/core/schemas/filled-letter';
import { Packer } from 'docx';
import { expect, test } from 'vitest';
import { letterDocument } from './letter-document';

const block = (kind: LetterBlock['kind'], ...lines: LetterBlock['lines']): LetterBlock => ({
  id: kind,
  kind,
  lines,
});

/** The text of a part of a Word file, which is a zip archive of parts. */
function partOf(file: Buffer, name: string): string {
  const at = file.indexOf(name) - 30;
  const begin = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  return inflateRawSync(file.subarray(begin)).toString();
}

test('a Word file holds the letter, its lists, and what is missing in yellow', async () => {
  const file = letterDocument({
    title: 'Request for records',
    blocks: [
      block('subject', [{ kind: 'text', text: 'Request & <records>' }]),
      block(
        'numbered-list',
        [{ kind: 'value', text: 'Bank statements' }],
        [{ kind: 'value', text: 'Minutes' }],
      ),
      block('signature', [{ kind: 'missing', text: '[Your name]' }]),
      block('enclosures', [{ kind: 'text', text: 'a copy' }]),
    ],
  });
  const bytes = await Packer.toBuffer(file);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const xml = partOf(bytes, 'word/document.xml');
  expect(xml).toContain('Request &amp; &lt;records&gt;');
  expect(xml.match(/<w:numPr>/g)).toHaveLength(3);
  expect(xml).toMatch(/<w:highlight w:val="yellow"\/>.{0,200}\[Your name\]/);
  expect(xml).toContain('Enclosures');
});

test('the pages of a Word file carry what a brand puts at their foot, and nothing without one', async () => {
  const content = {
    title: 'Request',
    blocks: [block('subject', [{ kind: 'text', text: 'Hello' }])],
  };
  const own = await Packer.toBuffer(letterDocument(content));
  expect(own.includes('word/footer1.xml')).toBe(false);
  const foot = 'Written with Cedarline Owner Library';
  const branded = await Packer.toBuffer(letterDocument({ ...content, foot }));
  expect(partOf(branded, 'word/footer1.xml')).toContain(foot);
  expect(partOf(branded, 'docProps/core.xml')).toContain(foot);
});
