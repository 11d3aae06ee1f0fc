import { expect, test } from 'vitest';
import { CATALOGUE_TOPICS } from '../categories/catalogue.ts';
import { RESOURCES } from './resources.ts';
import { resourcesOfTopic, TOPICS_SERVED } from './resources-of-topic.ts';
import { USABLE_NOW } from './use-now.ts';

test('resources serve topics that exist, and nothing else serves any', () => {
  const titles = RESOURCES.map(({ title }) => title);
  expect(Object.keys(TOPICS_SERVED).filter((title) => !titles.includes(title))).toEqual([]);
  const served = Object.values(TOPICS_SERVED).flat();
  expect(served.filter((slug) => !CATALOGUE_TOPICS.has(slug))).toEqual([]);
});

test('a treasurer who reads about budgets finds the wizard, the calculator and the template', () => {
  expect(resourcesOfTopic('annual-budgets').map(({ title }) => title)).toEqual([
    'Special Assessment Wizard',
    'Reserve Fund Calculator',
    'Budget Planning Template',
  ]);
  expect(resourcesOfTopic('dog-parks')).toEqual([]);
});

test('a page to use meanwhile is named for a resource that there is', () => {
  const titles = RESOURCES.map(({ title }) => title);
  expect(Object.keys(USABLE_NOW).filter((title) => !titles.includes(title))).toEqual([]);
});
