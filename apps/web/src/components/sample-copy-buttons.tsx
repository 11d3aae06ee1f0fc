import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from './copy-button';
import classes from './sample-copy-buttons.module.css';

interface SampleCopyButtonsProps {
  textRef: RefObject<HTMLElement | null>;
  /** The text that the samples stand in: when it changes, they are looked for again. */
  html: string;
}

/** The words of a sample without the button that copies them. */
function sampleWords(sample: Element): string {
  return Array.from(sample.querySelectorAll('p, li'), (block) => block.textContent).join('\n\n');
}

/** Puts a copy button into every sample clause of a text; room for it is in the style sheet. */
export function SampleCopyButtons({ textRef, html }: SampleCopyButtonsProps) {
  const [samples, setSamples] = useState<Element[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text holds other samples
  useLayoutEffect(() => {
    setSamples(Array.from(textRef.current?.querySelectorAll('blockquote[data-sample]') ?? []));
  }, [html, textRef]);
  return samples.map((sample, index) =>
    createPortal(
      <div className={classes.bar} data-screen-only>
        <CopyButton label="Copy this wording" text={() => sampleWords(sample)} />
      </div>,
      sample,
      String(index),
    ),
  );
}
