/**
 * Asks for a sign of life, and which tables are there: this trigger is made last, by migrations as
 * by a backup that is put back, and has another number each time. null where there is none.
 */
export const SIGN_OF_LIFE = `
  select (
    select oid::text from pg_trigger
    where tgrelid = to_regclass('topics') and tgname = 'topics_updated'
  ) as tables`;
