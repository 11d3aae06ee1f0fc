import { blockText, isList } from '@hoa/core/letters/letter-text';
import type { LetterBlock } from '@hoa/core/schemas/filled-letter';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './sheet-block.module.css';

const NAMES: Record<LetterBlock['kind'], string> = {
  sender: 'Sender',
  date: 'Date',
  delivery: 'How it is sent',
  recipient: 'Recipient',
  subject: 'Subject',
  about: 'What it is about',
  greeting: 'Greeting',
  paragraph: 'Paragraph',
  heading: 'Heading',
  list: 'List',
  'numbered-list': 'Numbered list',
  law: 'Rules of law',
  closing: 'Closing',
  signature: 'Signature',
  enclosures: 'Enclosures',
};

/** The id of the box in which a block of a letter is written. */
export function sheetBlockId(block: LetterBlock['id']): string {
  return `sheet-${block}`;
}

interface SheetBlockProps {
  block: LetterBlock;
  /** What it was changed to by hand; undefined where it was not. */
  edited: string | undefined;
  onEdit: (text: string | undefined) => void;
}

/**
 * A block of the letter that is written in like any text. Behind the words stands the same text
 * again, which gives the box its height, shows what is missing and the marks of lists, and is what
 * is printed.
 */
export function SheetBlock({ block, edited, onEdit }: SheetBlockProps) {
  const { kind } = block;
  const own = blockText(block);
  const text = edited ?? own;
  const box = useRef<HTMLTextAreaElement>(null);
  const undo = () => {
    onEdit(undefined);
    // The button goes, and the keyboard with it if it stayed there.
    box.current?.focus();
  };
  return (
    <div className={classes.block} data-kind={kind}>
      {kind === 'enclosures' && text.trim() !== '' && <p className={classes.lead}>Enclosures</p>}
      <div className={classes.cell} data-list={isList(block) || undefined}>
        <div className={classes.mirror} aria-hidden>
          {text.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
            <div key={at} className={classes.line} data-empty={line.trim() === '' || undefined}>
              {line.split(/(\[[^[\]\n]+\])/).map((piece, place) =>
                place % 2 === 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <mark key={place}>{piece}</mark>
                ) : (
                  piece
                ),
              )}
              {line === '' && '\u200b'}
            </div>
          ))}
        </div>
        <textarea
          ref={box}
          id={sheetBlockId(block.id)}
          className={classes.text}
          aria-label={NAMES[kind]}
          value={text}
          rows={1}
          spellCheck
          placeholder="Left out"
          onChange={({ currentTarget: { value } }) => onEdit(value === own ? undefined : value)}
        />
      </div>
      {edited !== undefined && (
        <button type="button" className={classes.undo} onClick={undo} data-screen-only>
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden />
          Undo your change
        </button>
      )}
    </div>
  );
}
