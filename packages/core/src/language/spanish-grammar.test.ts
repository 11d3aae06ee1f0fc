import { expect, test } from 'vitest';
import { likelyLanguage } from './spanish-grammar.ts';

test.each([
  '¿Puede la junta multarme?',
  '¿Multas?',
  'como apelo una multa de la junta',
  'Mi vecino hace ruido toda la noche',
  'mañana es la asamblea',
])('a question is likely Spanish by its grammar: %s', (question) => {
  expect(likelyLanguage(question)).toBe('es');
});

test.each([
  'What is a quorum?',
  'no pets',
  'gravamen',
  'Los Altos condo parking plan',
  'San Juan del Sur condo HOA fees',
  'can the board of the José Martí condo fine me',
  '',
])('a question is English where its grammar proves nothing else: %s', (question) => {
  expect(likelyLanguage(question)).toBe('en');
});

test('a follow-up that tells no language is in that of what it goes on from', () => {
  expect(likelyLanguage('sin permiso', 'es')).toBe('es');
  expect(likelyLanguage('and the dogs?', 'es')).toBe('en');
  expect(likelyLanguage('sin permiso', 'en')).toBe('en');
});
