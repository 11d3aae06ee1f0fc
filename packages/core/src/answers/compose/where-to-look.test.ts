import { expect, test } from 'vitest';
import { answerWriter, treeText } from './answer-tree.ts';
import { FRAMES } from './frame.ts';
import { whereToLook } from './where-to-look.ts';

const PAPERS = [
  { document: 'rules', heading: 'Fine schedule; Enforcement policy, or Violations' },
  { document: 'bylaws', heading: 'Hearings' },
] as const;

test('headings that editors name as alternatives are told apart', () => {
  const box = whereToLook(PAPERS, FRAMES.en, answerWriter('en'));
  const text = box === undefined ? '' : treeText({ type: 'root', children: [box] });
  expect(text.split('\n')).toEqual([
    'Where to look',
    'State law comes before your community’s own documents, unless that law leaves the matter to them.',
    'Your rules: look for “Fine schedule” or “Enforcement policy” or “Violations”',
    'Your bylaws: look for “Hearings”',
  ]);
});

test('where no paper decides there is no box', () => {
  expect(whereToLook([], FRAMES.es, answerWriter('es'))).toBeUndefined();
});
