import type { LibraryArticle } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';
import type { Texts } from './index-fields.ts';
import type { Lexicon } from './lexicon.ts';
import type { ArticleField, SayingField, SectionField } from './ranking-settings.ts';
import { tellingsOf } from './told-by-people.ts';

/** An article as the terms of its texts, field by field. */
export interface ReadArticle {
  fields: Record<ArticleField, Texts>;
  sayings: Record<SayingField, Texts>;
  aliases: Texts;
  sections: Record<SectionField, Texts>[];
}

function readSection(section: Section, lexicon: Lexicon): Record<SectionField, Texts> {
  return {
    heading: [lexicon.learn(section.heading)],
    body: section.blocks.map(({ text }) => lexicon.learn(text)),
  };
}

/** Reads an article into a lexicon. */
export function readArticle(article: LibraryArticle, lexicon: Lexicon): ReadArticle {
  const read = (text: string) => lexicon.learn(text);
  const sections = article.sections.map((section) => readSection(section, lexicon));
  const aliases = article.aliases.map(read);
  const tellings = tellingsOf(article.slug).map(read);
  const names = { title: [read(article.title)], description: [read(article.description)] };
  const heading = sections.flatMap((section) => section.heading);
  return {
    fields: { ...names, alias: aliases, heading, body: sections.flatMap(({ body }) => body) },
    sayings: { ...names, alias: aliases, heading, telling: tellings },
    aliases: [...names.title, ...aliases, ...tellings],
    sections,
  };
}
