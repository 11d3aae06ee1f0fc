import type { LibraryArticle } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';
import type { Texts } from './index-fields.ts';
import type { Lexicon } from './lexicon.ts';
import type { ArticleField, PhrasingField, SectionField } from './ranking-settings.ts';
import { userPhrasings } from './told-by-people.ts';

/** An article as the terms of its texts, field by field. */
export interface ReadArticle {
  fields: Record<ArticleField, Texts>;
  phrasings: Record<PhrasingField, Texts>;
  aliases: Texts;
  sections: Record<SectionField, Texts>[];
}

function readSection(section: Section, lexicon: Lexicon): Record<SectionField, Texts> {
  return {
    heading: [lexicon.learn(section.heading)],
    body: section.blocks.map(({ text }) => lexicon.learn(text)),
    question: section.answers.flatMap(({ questions }) =>
      questions.map((one) => lexicon.learn(one)),
    ),
  };
}

/** Reads an article into a lexicon. */
export function readArticle(article: LibraryArticle, lexicon: Lexicon): ReadArticle {
  const read = (text: string) => lexicon.learn(text);
  // As visitors type, with their slips: no proof that a word is spelled so.
  const readTyped = (text: string) => lexicon.sequence(text);
  const sections = article.sections.map((section) => readSection(section, lexicon));
  const aliases = article.aliases.map(read);
  const asked = sections.flatMap(({ question }) => question);
  const others = article.sections.flatMap(({ answers }) =>
    answers.flatMap((answer) => (answer.asked ?? []).map(readTyped)),
  );
  const tellings = [...userPhrasings(article.slug).map(readTyped), ...asked, ...others];
  const names = { title: [read(article.title)], description: [read(article.description)] };
  const heading = sections.flatMap((section) => section.heading);
  return {
    fields: { ...names, alias: aliases, heading, body: sections.flatMap(({ body }) => body) },
    phrasings: { ...names, alias: aliases, heading, telling: tellings },
    aliases: [...names.title, ...aliases, ...tellings],
    sections,
  };
}
