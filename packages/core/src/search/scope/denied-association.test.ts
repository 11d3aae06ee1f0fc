import { expect, test } from 'vitest';
import { deniesAssociation } from './denied-association.ts';

test('what somebody else says is no denial by the one who asks', () => {
  for (const text of [
    "bed bugs from the rental next door, and the board says it's not an association matter",
    'the manager told me this is not an HOA issue',
    "they claim it's not an HOA problem but the leak is in the wall",
    'I was told it is not an association responsibility',
    'I told the board and they said it is not an HOA repair',
    "our president keeps saying it's a private dispute and not an HOA matter",
    'the leak is not an HOA problem, according to the manager',
    '“Not an HOA issue,” says the board. Who pays?',
    'it is not an association matter, the manager told me',
    'my landlord says it is not an HOA matter that the pool is locked',
    'the manager says we are not in an HOA but we pay dues',
  ]) {
    expect(deniesAssociation(text), text).toBe(false);
  }
});

test('what the one who asks says is a denial, whoever else spoke', () => {
  for (const text of [
    'this is not an HOA, it is a rental apartment, bed bugs from next door',
    "I know it's not an HOA issue but my landlord ignores me",
    'I told him it is not an HOA matter, how do I sue my landlord',
    "We've always said this is not an HOA",
    'there is no HOA, my landlord says I must pay',
    "it's not an HOA problem, my landlord says I must move",
    "The city says I need a permit but we don't have an HOA",
    'My neighbor told me to move the fence. There is no HOA here.',
    'the plumber says it is the main line and we have no HOA',
  ]) {
    expect(deniesAssociation(text), text).toBe(true);
  }
});

test('a tenant goes by the word of a landlord that there is no association', () => {
  expect(deniesAssociation('my landlord says there is no HOA, can he raise my rent')).toBe(true);
  expect(deniesAssociation('my neighbor says there is no HOA, but we pay dues')).toBe(false);
});
