import { expect, test } from 'vitest';
import { LAW_MATTERS } from './law-matters.ts';
import { LAW_QUESTIONS } from './law-questions.ts';

const idOf = ({ id }: { id: string }) => id;

test('every question stands under one matter and no other', () => {
  const filed = LAW_MATTERS.flatMap(({ questions }) => questions.map(idOf));
  expect(filed.toSorted()).toEqual(LAW_QUESTIONS.map(idOf).toSorted());
});

test('a matter and a question never share the anchor that links lead to', () => {
  const anchors = [...LAW_MATTERS, ...LAW_QUESTIONS].map(idOf);
  expect(new Set(anchors).size).toBe(anchors.length);
});
