import type { LibraryArticle } from '../../library/library-article.ts';
import type { AnswerType, NextStep, Section } from '../../library/section.ts';
import { type Quotable, type QuotableSource, quotablesOf } from './quotable.ts';

/** A section of an article: where words of the library stand. */
export interface SectionRef {
  article: LibraryArticle;
  section: Section;
}

/** What an answer may quote of an article: a block of a section, or an authored answer. */
export interface Passage extends SectionRef {
  kind: QuotableSource['kind'];
  text: string;
  /** The sentence that a list or table stands under, '' elsewhere. */
  leadIn: string;
  /** What people ask that it answers; empty except for authored answers. */
  questions: readonly string[];
  /** The same in other people's words, never shown. */
  asked: readonly string[];
  /** What an authored answer tells. */
  type?: AnswerType;
  /** What to do after an authored answer, where there is something. */
  next?: NextStep | undefined;
  /** Its place among the blocks of its section. */
  place: number;
}

/** An authored answer to what hardly anybody asks: editors gave it no question to be shown. */
export function isDetail({ kind, questions }: Passage): boolean {
  return kind === 'answer' && questions.length === 0;
}

/** Words of a passage that an answer may quote by themselves. */
export interface Excerpt extends Quotable {
  passage: Passage;
}

/** Of a block of an article: no questions were written down that it answers. */
export const NOT_ASKED = { questions: [], asked: [] } as const;

function passagesOfSection(article: LibraryArticle, section: Section): Passage[] {
  let leadIn = '';
  const blocks = section.blocks.map(({ kind, text }, place): Passage => {
    const isPart = kind === 'item' || kind === 'step' || kind === 'row';
    if (kind === 'paragraph') leadIn = text;
    return { article, section, kind, text, leadIn: isPart ? leadIn : '', ...NOT_ASKED, place };
  });
  const answers = section.answers.map(
    ({ type, questions, asked = [], text, next }): Passage => ({
      article,
      section,
      kind: 'answer',
      text,
      leadIn: '',
      questions,
      asked,
      type,
      place: -1,
      next,
    }),
  );
  return [...blocks, ...answers];
}

/** Everything of an article that may be quoted, in the order of its sections. */
export function passagesOf(article: LibraryArticle): Passage[] {
  return article.sections.flatMap((section) => passagesOfSection(article, section));
}

/** Everything in a passage that may be quoted by itself. */
export function excerptsOf(passage: Passage): Excerpt[] {
  return quotablesOf(passage).map((quotable) => ({ ...quotable, passage }));
}

/** Whether two places are the same section. */
export function isSameSection(a: SectionRef, b: SectionRef): boolean {
  return a.article.slug === b.article.slug && a.section.anchor === b.section.anchor;
}
