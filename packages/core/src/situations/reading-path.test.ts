import { expect, test } from 'vitest';
import { readingPlace, readingStepPath } from './reading-path.ts';
import { SITUATIONS } from './situations.ts';

const [notice] = SITUATIONS;
const place = (slug: string) => notice && readingPlace(notice, slug);

test('a reader is told the step, what comes next and what came before', () => {
  expect(place('governing-documents')).toEqual({
    step: 2,
    steps: 5,
    previous: { slug: 'violation-notices', title: 'Violation Notices' },
    next: { slug: 'violation-fines', title: 'Violation Fines' },
  });
  expect(place('violation-notices')).toMatchObject({ step: 1, previous: undefined });
  expect(place('dispute-resolution')).toMatchObject({ step: 5, next: undefined });
});

test('a topic outside the path has no place on it', () => {
  expect(place('dog-parks')).toBeUndefined();
});

test('the path is in the address', () => {
  expect(readingStepPath('violation-notice', 'violation-fines')).toBe(
    '/topic/violation-fines?reading=violation-notice',
  );
});
