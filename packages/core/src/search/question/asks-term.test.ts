import { expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { termAsker } from './asks-term.ts';

const asksTerm = termAsker(GLOSSARY);

test.each([
  'What is an assessment?',
  'what are governing documents',
  "what's a declarant",
  'What do CC&Rs mean in an HOA?',
  'define common areas',
])('%s asks for a term', (question) => {
  expect(asksTerm(question)).toBe(true);
});

test.each([
  'What is a tax assessment of my skills?',
  'What is photosynthesis?',
  'What is the quorum for our annual meeting?',
  'Is a lien on my car legal?',
])('%s asks for something else', (question) => {
  expect(asksTerm(question)).toBe(false);
});
