/** A piece of a text with marks: words, or the name between the braces of a mark. */
export type MarkedPiece = { words: string } | { mark: string };

const MARK = /\{([A-Za-z]*)\}/g;

/** The mark for the law that a letter cites: 'Virginia law', 'federal law'. */
export const LAW_MARK = 'law';
/** The mark for the paper that binds the homes: the declaration, or a cooperative's proprietary lease. */
export const DECLARATION_MARK = 'declaration';
/** The marks that are no fields. */
export const OWN_MARKS: readonly string[] = [LAW_MARK, DECLARATION_MARK];

/** The pieces of a text in their order: 'Notice of {noticeDate}' is words and a mark. */
export function splitMarks(text: string): MarkedPiece[] {
  return text.split(MARK).flatMap((piece, at): MarkedPiece[] => {
    if (at % 2 === 1) return [{ mark: piece }];
    return piece === '' ? [] : [{ words: piece }];
  });
}

/** The names of the marks of a text, those that are no field included. */
export function marksOf(text: string): string[] {
  return splitMarks(text).flatMap((piece) => ('mark' in piece ? [piece.mark] : []));
}

/** The field of a text that is one mark and nothing else. */
export function soleMark(text: string): string | undefined {
  const [first, ...more] = splitMarks(text);
  return first !== undefined && 'mark' in first && more.length === 0 ? first.mark : undefined;
}
