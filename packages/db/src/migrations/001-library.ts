import { type Kysely, sql } from 'kysely';

/** Categories, topics, their texts and sections; answers given; usage counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_path', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('topics')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('categories.id'))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('aliases', sql`text[]`, (column) => column.notNull())
    .addColumn('related', sql`text[]`, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('topics_category').on('topics').column('category_id').execute();

  await db.schema
    .createTable('topic_content')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('topic_id', 'integer', (column) =>
      column.notNull().unique().references('topics.id').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('ai_generated', 'smallint', (column) =>
      column.notNull().check(sql`ai_generated in (0, 1)`),
    )
    .addColumn('details', 'jsonb')
    .addColumn('checksum', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('topic_sections')
    .addColumn('topic_id', 'integer', (column) =>
      column.notNull().references('topics.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('anchor', 'text', (column) => column.notNull())
    .addColumn('heading', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('blocks', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('topic_sections_pk', ['topic_id', 'position'])
    .execute();

  await db.schema
    .createTable('answers')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('source_slugs', sql`text[]`, (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('usage')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_pk', ['day', 'kind', 'subject'])
    .execute();

  await db.schema
    .createTable('library_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
