import { type RawBuilder, sql } from 'kysely';

/** `= any($1)`: one parameter however many identifiers there are, none of them included. */
export function anyOf(ids: readonly number[] = []): RawBuilder<number> {
  return sql<number>`any(${[...ids]}::int[])`;
}
