import { expect, test } from 'vitest';
import { attributeFault, WIDGETS } from './widgets.ts';

test('each widget shows the page that its attributes name', () => {
  expect(WIDGETS['hoa-ask'].path({ state: 'TX' })).toBe('/embed/ask?state=TX');
  expect(WIDGETS['hoa-article'].path({ topic: 'dog-parks' })).toBe('/topic/dog-parks');
  expect(WIDGETS['hoa-article'].path({ topic: 'dog-parks', state: 'tx' })).toBe(
    '/topic/dog-parks?state=TX',
  );
  expect(WIDGETS['hoa-law'].path({ state: 'va' })).toBe('/law/virginia');
  expect(WIDGETS['hoa-guide'].path({ guide: 'fined' })).toBe('/guides/fined');
  expect(WIDGETS['hoa-calculator'].path({ calculator: 'notice-dates', state: 'VA' })).toBe(
    '/tools/notice-dates?state=VA',
  );
  expect(WIDGETS['hoa-glossary'].path({ term: 'quorum & proxy' })).toBe(
    '/embed/glossary?q=quorum%20%26%20proxy',
  );
});

test('what is not named is chosen in the widget, and an article must be named', () => {
  expect(WIDGETS['hoa-ask'].path({})).toBe('/embed/ask');
  expect(WIDGETS['hoa-law'].path({})).toBe('/law');
  expect(WIDGETS['hoa-guide'].path({})).toBe('/guides');
  expect(WIDGETS['hoa-calculator'].path({})).toBe('/tools');
  expect(WIDGETS['hoa-article'].path({})).toBeUndefined();
});

test('an attribute that is no slug and no state leads nowhere else', () => {
  const odd = ['../api/health', '//evil.example', 'javascript:alert(1)', 'a b', 'Ä'];
  for (const text of odd) {
    expect(WIDGETS['hoa-article'].path({ topic: text })).toBeUndefined();
    expect(WIDGETS['hoa-guide'].path({ guide: text })).toBe('/guides');
    expect(WIDGETS['hoa-calculator'].path({ calculator: text, state: text })).toBe('/tools');
    expect(WIDGETS['hoa-law'].path({ state: text })).toBe('/law');
    expect(WIDGETS['hoa-ask'].path({ state: text })).toBe('/embed/ask');
  }
});

test('an attribute that is not understood is said with one that would be', () => {
  expect(attributeFault('state', 'Texas')).toBe('state="Texas" is no state such as TX');
  expect(attributeFault('guide', 'Fined')).toBe('guide="Fined" is no slug such as reserve-funds');
  expect(attributeFault('topic')).toBe('topic="" is no slug such as reserve-funds');
  for (const name of ['state', 'guide', 'calculator', 'term'] as const) {
    expect(attributeFault(name)).toBeUndefined();
  }
  expect(attributeFault('state', 'tx')).toBeUndefined();
  expect(attributeFault('calculator', 'notice-dates')).toBeUndefined();
  expect(attributeFault('term', 'Quorum & Proxy')).toBeUndefined();
});
