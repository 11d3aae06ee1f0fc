import { expect, test } from 'vitest';
import type { Letter } from '../schemas/letter.ts';
import { fillLetter } from './fill-letter.ts';

const LETTER: Letter = {
  slug: 'decision',
  title: 'Decision',
  for: 'board',
  description: 'Tells a decision.',
  articles: [],
  when: 'Soon.',
  delivery: ['first-class mail'],
  deliveryNote: 'Keep a copy.',
  fields: [
    { id: 'violation', label: 'What it is', kind: 'text', required: true },
    {
      id: 'decisionOutcome',
      label: 'What was decided',
      kind: 'choice',
      required: true,
      options: [
        { value: 'dismissed', label: 'Dismissed' },
        { value: 'fined', label: 'Fined' },
      ],
    },
    { id: 'fineAmount', label: 'The fine', kind: 'money', required: true },
  ],
  from: ['The board'],
  to: ['The owner'],
  subject: 'Decision',
  about: [],
  greeting: 'Dear owner:',
  body: [
    { kind: 'paragraph', text: 'It was about {violation}. The rule stands.' },
    {
      kind: 'paragraph',
      text: 'A fine of {fineAmount} is set.',
      when: { field: 'decisionOutcome', is: ['fined'] },
    },
  ],
  closing: 'Sincerely,',
  signature: ['The board'],
  enclosures: [],
  beforeSending: ['Read it again.'],
};

test('what was given and stands nowhere in the letter is told', () => {
  const values = { violation: 'Cans', decisionOutcome: 'dismissed', fineAmount: '50' };
  expect(fillLetter(LETTER, values, { facts: [] }).unused).toEqual([
    { field: 'fineAmount', label: 'The fine' },
  ]);
  const fined = fillLetter(LETTER, { ...values, decisionOutcome: 'fined' }, { facts: [] });
  expect(fined.unused).toEqual([]);
});

test('a sentence ends with one period, however its value does', () => {
  const { text } = fillLetter(LETTER, { violation: 'Trash cans in view.' }, { facts: [] });
  expect(text).toContain('It was about Trash cans in view. The rule stands.');
});

test('a cooperative has a proprietary lease where others have a declaration', () => {
  const body: Letter['body'] = [{ kind: 'paragraph', text: 'It is made under the {declaration}.' }];
  const textIn = (community?: 'condominium' | 'cooperative') =>
    fillLetter({ ...LETTER, body }, {}, { facts: [], community }).text;
  expect(textIn('cooperative')).toContain('It is made under the proprietary lease.');
  for (const kind of [undefined, 'condominium'] as const) {
    expect(textIn(kind), kind).toContain('It is made under the declaration.');
  }
});

test('a letter whose law is not at hand has a mark in its place, and does not say that no state is chosen', () => {
  const body: Letter['body'] = [
    {
      kind: 'law',
      questions: ['fine-cap'],
      lead: 'The law says:',
      otherwise: 'I rely on our documents.',
    },
  ];
  const { text, basis } = fillLetter({ ...LETTER, body }, {}, { state: 'VA', facts: undefined });
  expect(text).toContain('I rely on our documents.');
  expect(text).toContain('[The rules of Virginia may belong here: they are not fetched yet]');
  expect(basis.note).toMatch(/^The rules of Virginia are not at hand\./);
  const plain = fillLetter({ ...LETTER, body }, {}, { facts: [] });
  expect(plain.text).not.toContain('[The rules');
  expect(plain.basis.note).toMatch(/^No state is chosen\./);
});
