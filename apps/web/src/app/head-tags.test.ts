import { expect, test } from 'vitest';
import { scriptJson } from './head-tags';

test('JSON in a page cannot end its script, nor begin a comment or another one', () => {
  for (const text of [
    '</script>',
    '</ScRiPt foo',
    '<script>',
    '<SCRIPT',
    '<!-- x',
    '<<!--<script',
  ]) {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/<!--|<\/?script/i);
    expect(JSON.parse(json)).toEqual({ text });
  }
});

test('the tags of an article stay as they stand in the page', () => {
  expect(scriptJson('<p>Owners <strong>vote</strong>.</p>')).toBe(
    '"<p>Owners <strong>vote</strong>.</p>"',
  );
});
