import type { Element, ElementContent, Root } from 'hast';
import { element } from '../../content/hast-element.ts';
import { inlineRuns, leafText } from '../../content/inline-runs.ts';
import type { AnswerLanguage } from '../../schemas/answer.ts';

/**
 * What a part of an answer is for, so that a page can draw it: the words that answer, what may
 * answer instead, what is not covered, what to do, a rule of law with its date,
 * further rules, where to look, what else may help, the nearest topics.
 */
export const ANSWER_PARTS = [
  'lead',
  'other',
  'gap',
  'next',
  'law',
  'near-law',
  'papers',
  'also',
  'nearest',
] as const;
type AnswerPart = (typeof ANSWER_PARTS)[number];

/** Builds the tree of an answer; what it quotes is marked as English in another frame. */
export interface AnswerWriter {
  /** Some blocks, or one paragraph, as a part of the answer. */
  part(name: AnswerPart, ...blocks: readonly Element[]): Element;
  /** A paragraph; plain strings are words of the frame. */
  paragraph(...content: readonly (string | ElementContent)[]): Element;
  /** Words of the frame. */
  own(text: string): ElementContent;
  /** Words of the library. */
  quote(text: string): ElementContent;
  /** Bold words before what they name; plain strings are words of the frame. */
  label(...content: readonly (string | ElementContent)[]): Element;
  /** A heading below that of the answer itself, which is one of the third rank. */
  heading(text: string): Element;
  list(kind: 'ol' | 'ul', items: readonly (readonly ElementContent[])[]): Element;
  /** A link with words of the frame, or of what it leads to. */
  link(url: string, text: string | ElementContent): Element;
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function asContent(one: string | ElementContent): ElementContent {
  return typeof one === 'string' ? text(one) : one;
}

/** Writes the parts of an answer in a language; what it quotes is marked as English. */
export function answerWriter(language: AnswerLanguage): AnswerWriter {
  return {
    part: (dataPart, ...blocks) => element('section', { dataPart }, [...blocks]),
    paragraph: (...content) => element('p', {}, content.map(asContent)),
    own: text,
    quote: (words) =>
      language === 'en' ? text(words) : element('span', { lang: 'en' }, [text(words)]),
    label: (...content) => element('strong', {}, content.map(asContent)),
    heading: (words) => element('h4', {}, [text(words)]),
    list: (kind, items) =>
      element(
        kind,
        {},
        items.map((item) => element('li', {}, [...item])),
      ),
    link: (href, words) => element('a', { href }, [asContent(words)]),
  };
}

/** Parts that stand beside what an answer says: the next question may still be answered by them. */
const BESIDE: ReadonlySet<unknown> = new Set<AnswerPart>(['other', 'near-law', 'papers', 'also']);

/** What an answer says, in plain text, for the memory of its conversation. */
export function saidText({ children }: Root): string {
  const said = children.filter(
    (one) => one.type !== 'element' || !BESIDE.has(one.properties.dataPart),
  );
  return treeText({ type: 'root', children: said });
}

/** The words of a tree, a block on a line. */
export function treeText(root: Root): string {
  return inlineRuns(root)
    .map((run) => run.map(leafText).join('').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
