import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** An attempt to write the article of a topic. */
export interface GenerationClaim {
  slug: string;
  /** A UUID that only this attempt has. */
  owner: string;
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

/**
 * Claims the writing of an article for a while. Of several processes that ask at once one gets
 * it; a claim that ran out, because its process died or failed, may be taken over.
 *
 * @returns whether this attempt may go on
 */
export async function claimGeneration(
  db: Db,
  { slug, owner }: GenerationClaim,
  leaseSeconds: number,
): Promise<boolean> {
  const claim = { owner, state: 'working' as const, expires_at: inSeconds(leaseSeconds) };
  const row = await db
    .insertInto('generation_claims')
    .values({ slug, ...claim })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet(claim)
        .where('generation_claims.expires_at', '<=', sql<Date>`now()`),
    )
    .returning('slug')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the article is being written, or an attempt failed a short while ago. */
export async function findClaimState(db: Db, slug: string): Promise<'working' | 'failed' | null> {
  const row = await db
    .selectFrom('generation_claims')
    .where('slug', '=', slug)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('state')
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Gives a claim back after success. */
export async function releaseClaim(db: Db, { slug, owner }: GenerationClaim): Promise<void> {
  await db
    .deleteFrom('generation_claims')
    .where('slug', '=', slug)
    .where('owner', '=', owner)
    .execute();
}

/** Keeps every process from trying again for a while after a failure. */
export async function failClaim(
  db: Db,
  { slug, owner }: GenerationClaim,
  retryAfterSeconds: number,
): Promise<void> {
  await db
    .updateTable('generation_claims')
    .set({ state: 'failed', expires_at: inSeconds(retryAfterSeconds) })
    .where('slug', '=', slug)
    .where('owner', '=', owner)
    .execute();
}
