import type { Answer } from '@hoa/core/schemas/answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Turn } from './conversation';

const ANSWER: Answer = {
  response: '<p>Yes.</p>',
  sources: [],
  status: 'answered',
  lead: 'Yes.',
  missing: [],
  facts: [],
  language: 'en',
  mode: 'library',
  decidedBy: [],
  related: [],
  next: [],
};

function turn(question: string, conversationId = 'one'): Turn {
  const settled = { status: 'success', answer: ANSWER, isComposing: false } as const;
  return { question, state: undefined, earlier: [], conversationId, ...settled };
}

const stored = new Map<string, string>();

/** The module as a page begins with it. */
async function openPage() {
  vi.resetModules();
  return import('./conversation');
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an answer is there after a reload, what failed is not', async () => {
  const page = await openPage();
  page.addTurn({ ...turn('Answered?'), status: 'pending', answer: undefined });
  page.changeTurn(turn('Answered?'), { status: 'success', answer: ANSWER });
  page.addTurn({ ...turn('Failed?'), status: 'pending', answer: undefined });
  page.changeTurn(turn('Failed?'), { status: 'error' });

  const reloaded = await openPage();
  expect(reloaded.pendingTurn()).toBeUndefined();
  reloaded.addTurn(turn('Next?'));
  reloaded.changeTurn(turn('Next?'), { status: 'success' });
  const kept: Turn[] = JSON.parse(stored.get('answers-2') ?? '');
  expect(kept.map(({ question }) => question)).toEqual(['Answered?', 'Next?']);
});

test('what comes before an answer is of its own conversation, oldest first', async () => {
  const { turnsBefore } = await openPage();
  const turns = [turn('One?'), turn('Elsewhere?', 'two'), turn('Two?'), turn('Three?')];
  const [, , , last = turn('')] = turns;
  expect(turnsBefore(turns, last).map(({ question }) => question)).toEqual(['One?', 'Two?']);
});

test('a question is one with its words, its state and what it was asked after', async () => {
  const { findTurn } = await openPage();
  const turns = [turn('Fines?'), { ...turn('Fines?'), state: 'VA' }];
  expect(findTurn(turns, { question: 'Fines?', state: 'VA', earlier: [] })?.state).toBe('VA');
  expect(findTurn(turns, { ...turn('Fines?'), earlier: ['Fences?'] })).toBeUndefined();
  expect(findTurn(turns, { question: 'Fines?', state: 'TX', earlier: [] })).toBeUndefined();
  expect(findTurn(turns, undefined)).toBeUndefined();
});

test.each(['not json', '{}', 'null', '[null, 7, {"question": "Hm?"}, {"answer": {}}]'])(
  'a device that holds %s is begun with nothing',
  async (text) => {
    stored.set('answers-2', text);
    const { pendingTurn, addTurn, changeTurn } = await openPage();
    expect(pendingTurn()).toBeUndefined();
    addTurn(turn('New?'));
    changeTurn(turn('New?'), { status: 'success' });
    expect(JSON.parse(stored.get('answers-2') ?? '')).toHaveLength(1);
  },
);

test('a conversation has one id until it is ended', async () => {
  const { getConversationId, endConversation } = await openPage();
  const id = getConversationId();
  expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(getConversationId()).toBe(id);
  endConversation();
  expect(getConversationId()).not.toBe(id);
});

test('a question is in the language of its answer, or until there is one as it seems asked', async () => {
  const page = await openPage();
  const waiting = { earlier: [], answer: undefined };
  expect(page.languageOf({ ...waiting, question: '¿Quién paga la fuga?' })).toBe('es');
  expect(page.languageOf({ ...waiting, question: 'Who pays for a leak?' })).toBe('en');
  const spanish: Answer = { ...ANSWER, language: 'es' };
  expect(page.languageOf({ ...waiting, question: 'gravamen', answer: spanish })).toBe('es');

  page.addTurn({ ...turn('gravamen'), answer: spanish });
  const followUp = { earlier: ['gravamen'], answer: undefined };
  expect(page.languageOf({ ...followUp, question: 'multas' })).toBe('es');
  expect(page.languageOf({ ...followUp, question: 'And the dogs?' })).toBe('en');
});
