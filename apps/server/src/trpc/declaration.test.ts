import { CALCULATORS } from '@hoa/core/calculators/all-calculators';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { API_PROCEDURES } from './api-procedures.ts';
import { NO_INPUT, proceduresOn } from './trpc.ts';

const { shared, limited } = proceduresOn('Notes');
const output = z.object({ text: z.string() });
const example = { input: undefined, output: { text: 'Ask' } };
const write = { rest: 'POST /api/notes', summary: 'Writes', input: NO_INPUT, output } as const;

/** Nothing here runs: the compiler refuses each, or the test of types fails. */
export function whatDoesNotCompile() {
  // @ts-expect-error a procedure that writes says what limits it
  limited({ ...write, example });
  // @ts-expect-error a limit is one that the limits service counts
  limited({ ...write, example, limitedBy: 'goodwill' });
  // @ts-expect-error nothing is written by a GET
  limited({ ...write, example, limitedBy: 'countFeedback', rest: 'GET /api/notes' });
  // @ts-expect-error an example's answer fits the schema
  shared({ ...write, example: { input: undefined, output: { text: 7 } } });
  // @ts-expect-error a path has an example
  shared(write);
  shared({ ...write, example }).query(({ ctx }) => ({
    // @ts-expect-error what is kept for everybody is told nothing of who asks
    text: ctx.caller.address,
  }));
}

test('a mutation names its limit, and a procedure without a path the reason', () => {
  for (const { name, type, limitedBy, rest } of API_PROCEDURES.values()) {
    expect(limitedBy, name).toBeTypeOf(type === 'mutation' ? 'string' : 'undefined');
    if (typeof rest !== 'string') expect(rest.none.length, name).toBeGreaterThan(10);
  }
});

test('every calculator has a procedure with its path and its tool', () => {
  const procedures = [...API_PROCEDURES.values()];
  for (const { slug } of CALCULATORS) {
    const procedure = procedures.find(({ rest }) => rest === `GET /api/tools/${slug}`);
    expect(procedure?.tool?.name, slug).toBe(`calculate_${slug.replaceAll('-', '_')}`);
  }
});
