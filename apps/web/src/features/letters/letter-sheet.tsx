import classes from './letter-sheet.module.css';
import { SheetBlock } from './sheet-block';
import type { LetterDraft } from './use-letter-draft';

/** The letter as it stands, on a sheet that is written on in place and printed alone. */
export function LetterSheet({ title, draft }: { title: string; draft: LetterDraft }) {
  const { filled, edits, edit } = draft;
  return (
    <section className={classes.sheet} aria-label={`The letter: ${title}`}>
      {filled.blocks.map((block) => (
        <SheetBlock
          key={block.id}
          block={block}
          edited={edits[block.id]}
          onEdit={(text) => edit(block.id, text)}
        />
      ))}
    </section>
  );
}
