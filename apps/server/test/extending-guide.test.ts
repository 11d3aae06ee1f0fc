import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryDatabase } from '../src/testing/library-database.ts';
import { followStep } from './guide/follow-step.ts';
import { readGuide } from './guide/read-guide.ts';
import { copyRepository } from './guide/repository-copy.ts';

const guide = readFileSync(new URL('../../../docs/extending.md', import.meta.url), 'utf8');
const recipes = readGuide(guide);

let copy: string;
beforeAll(async () => {
  // The copy has it then, and need not make it.
  await libraryDatabase();
  copy = copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the guide has its six recipes', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'A procedure with its REST path and hook',
    'A screen',
    'A resource',
    'A category with its first topic',
    'A table and its migration',
    'A language model server',
  ]);
});

// A minute at most on a machine that has nothing else to do.
const BUSY_MACHINE_MS = 900_000;

test.each(recipes)('$title: works when typed', { timeout: BUSY_MACHINE_MS }, async ({ steps }) => {
  for (const step of steps) await followStep(copy, step);
});

test('a block of code without an instruction would not be tested, and is refused', () => {
  expect(() => readGuide('## A\n\nLook at this:\n\n```ts\nlet a;\n```\n')).toThrow(
    /No instruction/,
  );
});
