import { isList } from '@hoa/core/letters/letter-text';
import type { LetterBlock, LetterRun } from '@hoa/core/schemas/filled-letter';
import { AlignmentType, Document, Footer, LevelFormat, Paragraph, TextRun } from 'docx';

/** Units of a Word file: twentieths of a point, and half points for the size of type. */
const INCH = 1440;
const POINT = 20;
const TYPE_HALF_POINTS = 24;
const FOOT_HALF_POINTS = 17;
const FOOT_COLOR = '52616B';
const FONT = 'Times New Roman';

const LEVEL = {
  level: 0,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 0.35 * INCH, hanging: 0.25 * INCH } } },
};

/** The space above a block, in points. */
const SPACE_BEFORE: Partial<Record<LetterBlock['kind'], number>> = {
  sender: 0,
  list: 2,
  'numbered-list': 2,
  law: 2,
  closing: 14,
  // Room for a hand.
  signature: 42,
  enclosures: 18,
};
const BOLD: readonly LetterBlock['kind'][] = ['subject', 'heading'];
/** Blocks whose lines stay on one page. */
const KEPT_WHOLE: readonly LetterBlock['kind'][] = ['signature', 'enclosures'];
/** Blocks that stay on the page of what follows them. */
const KEPT_WITH_NEXT: readonly LetterBlock['kind'][] = ['heading', 'closing'];

function textRun({ kind, text }: LetterRun, bold: boolean): TextRun {
  const isOpen = kind === 'missing' || kind === 'check';
  return new TextRun({ text, bold, ...(isOpen ? { highlight: 'yellow' } : {}) });
}

function numbering(block: LetterBlock, instance: number) {
  if (!isList(block)) return {};
  const reference = block.kind === 'numbered-list' ? 'numbered' : 'bulleted';
  return { numbering: { reference, level: 0, instance } };
}

/** The paragraphs of a block; what closes a letter never stands on a page by itself. */
function paragraphs(
  block: LetterBlock,
  instance: number,
  all: readonly LetterBlock[],
): Paragraph[] {
  const { kind, lines } = block;
  const afterHeading = all[instance - 1]?.kind === 'heading';
  const above = afterHeading ? 3 * POINT : (SPACE_BEFORE[kind] ?? 11) * POINT;
  const isKept = KEPT_WITH_NEXT.includes(kind) || all[instance + 1]?.kind === 'closing';
  const between = kind === 'paragraph' ? 9 * POINT : 2 * POINT;
  const lead =
    kind === 'enclosures'
      ? [new Paragraph({ text: 'Enclosures', keepNext: true, spacing: { before: above } })]
      : [];
  const body = lines.map(
    (runs, at) =>
      new Paragraph({
        children: runs.map((run) => textRun(run, BOLD.includes(kind))),
        spacing: { before: at === 0 && lead.length === 0 ? above : between },
        keepNext: isKept || (KEPT_WHOLE.includes(kind) && at < lines.length - 1),
        ...numbering(block, instance),
      }),
  );
  return [...lead, ...body];
}

/** What a Word file is made of. */
export interface LetterContent {
  title: string;
  blocks: readonly LetterBlock[];
  /** Stands at the foot of every page; none where it is left out. */
  foot?: string;
}

/** The foot of every page, in small type. */
function footer(text: string): Footer {
  const run = new TextRun({ text, size: FOOT_HALF_POINTS, color: FOOT_COLOR });
  return new Footer({ children: [new Paragraph({ children: [run] })] });
}

/** A letter as a Word file: US Letter, one-inch margins, what is missing marked in yellow. */
export function letterDocument({ title, blocks, foot }: LetterContent): Document {
  return new Document({
    title,
    creator: foot ?? '',
    lastModifiedBy: '',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: TYPE_HALF_POINTS, language: { value: 'en-US' } },
          paragraph: { spacing: { line: 264 } },
        },
      },
    },
    numbering: {
      config: [
        { reference: 'bulleted', levels: [{ ...LEVEL, format: LevelFormat.BULLET, text: '•' }] },
        { reference: 'numbered', levels: [{ ...LEVEL, format: LevelFormat.DECIMAL, text: '%1.' }] },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 8.5 * INCH, height: 11 * INCH },
            margin: { top: INCH, right: INCH, bottom: INCH, left: INCH },
          },
        },
        ...(foot !== undefined && { footers: { default: footer(foot) } }),
        children: blocks.flatMap(paragraphs),
      },
    ],
  });
}
