import type { ElementContent } from 'hast';
import { readEvidence } from '../../citations/evidence.ts';
import { closestSentence } from '../../citations/support.ts';
import { topicPath } from '../../library/library-article.ts';
import type { Citation } from '../../schemas/answer.ts';
import { isSameSection, type SectionRef } from '../../search/passages/passages.ts';
import type { Quoted } from '../lead/quoted.ts';
import type { AnswerWriter } from './answer-tree.ts';

/** Where a section stands on this site. */
export function pathOf({ article, section }: SectionRef): string {
  return topicPath(article.slug, section.anchor);
}

/** The passage as an answer's source; an authored answer rests on a sentence of its section. */
function citation(quoted: Quoted): Citation {
  const { article, section, text } = quoted;
  const isVerbatim = section.blocks.some((block) => block.text.includes(text));
  const quote = isVerbatim ? text : closestSentence(text, readEvidence({ number: 0, ...quoted }));
  const { slug, title } = article;
  return { slug, title, heading: section.heading, url: pathOf(quoted), quote };
}

/** Quotes sections of the library, and numbers them in the order in which they are read. */
export interface QuoteWriter {
  /** The words, with the number of their section. */
  quote(quoted: Quoted): ElementContent[];
  /** The same behind a label in bold, which is the library's too. */
  labelled(label: string, quoted: Quoted): ElementContent[];
  /** The number alone. */
  marker(quoted: Quoted): ElementContent[];
  /** What was quoted so far, each section once, by its number. */
  sources(): Citation[];
}

/** @param before how many sources have numbers already */
export function quoteWriter(writer: AnswerWriter, before: number): QuoteWriter {
  const cited: Quoted[] = [];
  const marker = (quoted: Quoted): ElementContent[] => {
    const known = cited.findIndex((one) => isSameSection(one, quoted));
    const number = before + (known < 0 ? cited.push(quoted) : known + 1);
    return [writer.own(' '), writer.link(pathOf(quoted), `[${number}]`)];
  };
  const quote = (quoted: Quoted) => [writer.quote(quoted.text), ...marker(quoted)];
  return {
    quote,
    marker,
    labelled: (label, quoted) => [
      writer.label(writer.quote(label)),
      writer.own(' '),
      ...quote(quoted),
    ],
    sources: () => cited.map(citation),
  };
}
