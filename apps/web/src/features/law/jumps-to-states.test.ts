import type { LawFact } from '@hoa/core/schemas/law';
import { expect, test } from 'vitest';
import { jumpsToStates } from './jumps-to-states';

/** Rules of which only the state and the place on the page matter here. */
const rules = (...states: string[]) =>
  states.map((state, at) => ({ id: `${state.toLowerCase()}-${at}`, state }) as LawFact);

const shown = (facts: LawFact[], chosen?: string) =>
  jumpsToStates(facts, chosen).map(({ label, names, fact }) => [label, names, fact.id]);

test('each letter leads to the first rule of the first state that begins with it', () => {
  expect(shown(rules('AL', 'AL', 'AZ', 'TX', 'UT'))).toEqual([
    ['A', 'Alabama to Arizona', 'al-0'],
    ['T', 'Texas', 'tx-3'],
    ['U', 'Utah', 'ut-4'],
  ]);
});

test('federal law does not stand in for Florida', () => {
  expect(shown(rules('US', 'FL'))).toEqual([
    ['Federal law', undefined, 'us-0'],
    ['F', 'Florida', 'fl-1'],
  ]);
});

test('the state of the visitor comes first by its name, and its letter leads to the others', () => {
  expect(shown(rules('TN', 'US', 'TX', 'UT'), 'TN')).toEqual([
    ['Tennessee', undefined, 'tn-0'],
    ['Federal law', undefined, 'us-1'],
    ['T', 'Texas', 'tx-2'],
    ['U', 'Utah', 'ut-3'],
  ]);
  expect(shown(rules('UT', 'TX'), 'UT')).toEqual([
    ['Utah', undefined, 'ut-0'],
    ['T', 'Texas', 'tx-1'],
  ]);
});

test('a visitor whose state has no rule here is offered the others', () => {
  expect(shown(rules('TX'), 'WY')).toEqual([['T', 'Texas', 'tx-0']]);
});
