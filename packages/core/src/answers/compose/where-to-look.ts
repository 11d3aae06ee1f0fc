import type { Element, ElementContent } from 'hast';
import type { DecidedBy } from '../../schemas/topic.ts';
import { searchWords } from '../../text/search-words.ts';
import type { AnswerWriter } from './answer-tree.ts';
import type { Frame } from './frame.ts';

const PAPERS_MAX = 3;

/** Which of the community's papers to open, each with the headings to search for. */
export function whereToLook(
  decidedBy: readonly DecidedBy[],
  frame: Frame,
  writer: AnswerWriter,
): Element | undefined {
  const papers = decidedBy
    .slice(0, PAPERS_MAX)
    .map((entry): ElementContent[] => [
      writer.label(`${frame.papers[entry.document]}:`),
      writer.own(' '),
      ...frame
        .lookFor(searchWords(entry.heading))
        .map(({ text, isQuoted }) => (isQuoted ? writer.quote(text) : writer.own(text))),
    ]);
  if (papers.length === 0) return undefined;
  return writer.part(
    'papers',
    writer.heading(frame.inPapers),
    writer.paragraph(frame.lastWord),
    writer.list('ul', papers),
  );
}
