import { expect, test } from 'vitest';
import { resolveTopic, SYNTHESIZED_TOPIC_ID, type TopicIdentity } from './resolve-topic.ts';

const STORED: TopicIdentity = {
  id: 25,
  slug: 'reserve-funds',
  title: 'Reserves, as editors renamed them',
  category: { id: 3, slug: 'property-management', name: 'Property Management' },
  known: true,
};

test('what is stored wins, with its own category', () => {
  expect(resolveTopic('reserve-funds', STORED)).toBe(STORED);
});

test('without a database the sample topic and the built-in list still resolve', () => {
  expect(resolveTopic('reserve-funds', null)).toMatchObject({ id: 25, title: 'Reserve Funds' });
  expect(resolveTopic('quorum-requirements', null)).toMatchObject({
    id: 8,
    known: true,
    category: { slug: 'board-management' },
  });
});

test('a slug that nobody knows is synthesized from its words and says so', () => {
  expect(resolveTopic('pool-heater-noise-war', null)).toMatchObject({
    id: SYNTHESIZED_TOPIC_ID,
    title: 'Pool Heater Noise War',
    known: false,
  });
});
