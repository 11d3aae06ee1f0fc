import { PGlite } from '@electric-sql/pglite';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import type { Engine } from '../engine.ts';

const TABLE = `create table article (slug text primary key, words tsvector not null);
create index on article using gin (words);`;

const INSERT = `insert into article values ($1,
  setweight(to_tsvector('english', $2), 'A') || setweight(to_tsvector('english', $3), 'B') ||
  setweight(to_tsvector('english', $4), 'D'))`;

/** Any word of the question: asking for all of them finds nothing for nearly every question. */
const QUERY = `with asked as (
  select string_agg(quote_literal(lexeme), ' | ')::tsquery as words
  from unnest(to_tsvector('english', $1))
)
select slug from article, asked where article.words @@ asked.words
order by ts_rank_cd(article.words, asked.words, 1) desc, slug limit 24`;

/** PostgreSQL's own full text search over the same fields, in memory. */
export async function postgresEngine(articles: readonly LibraryArticle[]): Promise<Engine> {
  const database = await PGlite.create();
  await database.exec(TABLE);
  for (const { slug, title, description, aliases, sections } of articles) {
    const headings = [description, ...sections.map(({ heading }) => heading)].join('. ');
    const body = sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ');
    await database.query(INSERT, [slug, [title, ...aliases].join('. '), headings, body]);
  }
  return {
    name: 'PostgreSQL',
    async answer(question) {
      const { rows } = await database.query<{ slug: string }>(QUERY, [question]);
      const slugs = rows.map(({ slug }) => slug);
      return { slugs, declined: slugs.length === 0 };
    },
    close: () => database.close(),
  };
}
