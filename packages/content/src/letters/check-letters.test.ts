import type { Letter } from '@hoa/core/schemas/letter';
import { expect, test } from 'vitest';
import { checkLetters } from './check-letters.ts';
import { letterFileSchema, letterOfFile } from './letter-file-schema.ts';

const FILE = {
  slug: 'sample',
  title: 'A sample',
  for: 'owner',
  description: 'A letter for tests.',
  articles: ['violation-notices'],
  when: 'At once.',
  delivery: ['e-mail'],
  deliveryNote: 'Keep a copy.',
  fields: ['senderName', { id: 'itemsRequested', optional: true }],
  from: ['{senderName}'],
  to: ['Board of Directors'],
  subject: 'A sample',
  greeting: 'Dear members:',
  body: ['I ask for these:', { list: ['{itemsRequested}'] }],
  signature: ['{senderName}'],
  beforeSending: ['Read it.'],
};

const letter = (changes: object): Letter =>
  letterOfFile(letterFileSchema.parse({ ...FILE, ...changes }));
const problems = (changes: object) =>
  checkLetters({ letters: [letter(changes)], problems: [] }).map(({ message }) => message);

test('a letter in order has nothing to mend', () => {
  expect(problems({})).toEqual([]);
});

test.each([
  [{ subject: 'For {recipientName}' }, '{recipientName} is no field of the letter'],
  [{ fields: ['senderName', 'itemsRequested', 'violation'] }, 'the field violation is never used'],
  [{ subject: 'For {senderName' }, 'has a brace that belongs to no mark'],
  [{ subject: 'Under {law}' }, 'names the law outside the lead of its rules'],
  [
    { body: ['I ask for {itemsRequested} now.'] },
    '{itemsRequested} is a list and stands by itself',
  ],
  [
    { fields: ['senderName', 'itemsRequested', 'decisionOutcome'], subject: '{decisionOutcome}' },
    'the choice decisionOutcome has nothing to choose from',
  ],
  [
    {
      body: [...FILE.body, { text: 'Sent.', when: { field: 'sentBy', is: ['pigeon'] } }],
    },
    "'pigeon' is no option of sentBy",
  ],
  [{ fields: ['senderName', 'senderName', 'itemsRequested'] }, 'the field senderName stands twice'],
  [
    { body: [...FILE.body, { law: ['fine-hat'], lead: 'Under {law}:', otherwise: 'Or not.' }] },
    "'fine-hat' is no question of the table of the law",
  ],
  [{ articles: ['no-such-topic'] }, "'no-such-topic' is no topic of the catalogue"],
  [{ body: [...FILE.body, 'Cal. Civ. Code § 5855 applies.'] }, 'cites law'],
  [{ body: [...FILE.body, 'Under Fla. Stat. 720.305 I object.'] }, 'cites law'],
])('%j is told', (changes, message) => {
  expect(problems(changes).join('\n')).toContain(message);
});

test('a letter with a key that nobody knows is refused', () => {
  expect(letterFileSchema.safeParse({ ...FILE, colour: 'blue' }).success).toBe(false);
});
