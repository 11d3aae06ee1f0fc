import type { LibraryArticle } from '../../library/library-article.ts';
import type { Section } from '../../library/section.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { userPhrasings } from '../question/user-phrasings.ts';
import type {
  ArticleField,
  PassageField,
  PhrasingField,
  SectionField,
} from '../ranking-settings.ts';
import type { Steps } from '../steps.ts';
import type { Lexicon, Terms } from '../words/lexicon.ts';
import type { Texts } from './index-fields.ts';

/** A passage with the terms of its texts and of the names it stands under. */
export interface PassageTerms {
  passage: Passage;
  texts: Record<PassageField, Texts>;
}

/** An article as the terms of its texts, field by field. */
export interface ReadArticle {
  fields: Record<ArticleField, Texts>;
  phrasings: Record<PhrasingField, Texts>;
  aliases: Texts;
  sections: Record<SectionField, Texts>[];
  passages: PassageTerms[];
}

/** The names that a passage stands under, as terms. */
interface Names {
  title: Terms;
  headings: ReadonlyMap<Section, Terms>;
}

function readPassage(passage: Passage, names: Names, lexicon: Lexicon): PassageTerms {
  const { kind, section, text, leadIn, questions, asked } = passage;
  const texts = {
    // An authored answer says again what its section says, and a lead-in what stands before it.
    text: [kind === 'answer' ? lexicon.sequence(text) : lexicon.learn(text)],
    leadIn: [lexicon.sequence(leadIn)],
    heading: [names.headings.get(section) ?? lexicon.sequence(section.heading)],
    title: [names.title],
    questions: questions.map((question) => lexicon.learn(question)),
    // As visitors type, with their slips: no proof that a word is spelled so.
    asked: asked.map((question) => lexicon.sequence(question)),
  };
  return { passage, texts };
}

function sectionFields(heading: Terms, passages: readonly PassageTerms[]) {
  const blocks = passages.filter(({ passage }) => passage.kind !== 'answer');
  return {
    heading: [heading],
    body: blocks.flatMap(({ texts }) => texts.text),
    question: passages.flatMap(({ texts }) => texts.questions),
  };
}

/** Reads an article into a lexicon, each of its texts once. */
function readArticle(article: LibraryArticle, lexicon: Lexicon): ReadArticle {
  const read = (text: string) => lexicon.learn(text);
  const aliases = article.aliases.map(read);
  const names = { title: [read(article.title)], description: [read(article.description)] };
  const [title = new Uint32Array(0)] = names.title;
  const headings = new Map(article.sections.map((section) => [section, read(section.heading)]));
  const passages = passagesOf(article).map((passage) =>
    readPassage(passage, { title, headings }, lexicon),
  );
  const sections = [...headings].map(([section, heading]) =>
    sectionFields(
      heading,
      passages.filter(({ passage }) => passage.section === section),
    ),
  );
  const heading = [...headings.values()];
  const body = sections.flatMap((section) => section.body);
  const phrasings = [
    ...userPhrasings(article.slug).map((text) => lexicon.sequence(text)),
    ...passages.flatMap(({ texts }) => texts.questions),
    ...passages.flatMap(({ texts }) => texts.asked),
  ];
  return {
    fields: { ...names, alias: aliases, heading, body },
    phrasings: { ...names, alias: aliases, heading, phrasing: phrasings },
    aliases: [...names.title, ...aliases, ...phrasings],
    sections,
    passages,
  };
}

/** Reads articles into a lexicon, one a step. */
export function* readArticles(
  articles: readonly LibraryArticle[],
  lexicon: Lexicon,
): Steps<ReadArticle[]> {
  const read: ReadArticle[] = [];
  for (const article of articles) {
    read.push(readArticle(article, lexicon));
    yield;
  }
  return read;
}
