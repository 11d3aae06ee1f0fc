import '../styles/article.css';
import '../styles/article-table.css';
import '../styles/article-print.css';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from './copy-button';
import classes from './rich-text.module.css';
import { TEXT_CLASS } from './text-class';
import { useLazyComponent } from './use-lazy-component';
import { useTermPopup } from './use-term-popup';

/** https://www.w3.org/TR/trusted-types/, as far as it is needed here; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('portal', { createHTML: (html) => html });

/**
 * Marks what the server rendered and sanitised as fit to become HTML. The policy of the pages lets
 * nothing else: a text that comes another way is refused by the browser.
 */
function trustedHtml(html: string): { __html: string } {
  return { __html: policy?.createHTML(html) ?? html };
}

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
function SampleCopyButtons({ textRef, html }: SampleCopyButtonsProps) {
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

const loadPopup = () => import('./glossary-popup').then(({ GlossaryPopup }) => GlossaryPopup);

/**
 * Explains the glossary words of a text. One popup serves the whole text; it and the definitions
 * are fetched when a word is first approached, so that a page that is only read never pays.
 */
function GlossaryWords({ textRef }: { textRef: RefObject<HTMLElement | null> }) {
  const [GlossaryPopup, fetchPopup] = useLazyComponent(loadPopup);
  const { open, popupId, popupEvents } = useTermPopup(textRef, fetchPopup);
  if (open === null || GlossaryPopup === undefined) return null;
  return <GlossaryPopup mark={open.mark} id={popupId} {...popupEvents} />;
}

/**
 * Text that the server rendered and sanitised. Its glossary words explain themselves, its
 * samples can be copied; the browser parses nothing here.
 */
export function RichText({ html }: { html: string }) {
  const textRef = useRef<HTMLDivElement>(null);
  // The same object for the same text: for a new one React sets innerHTML again, and observers of
  // its sections are left with elements that are gone.
  const inner = useMemo(() => trustedHtml(html), [html]);
  return (
    <>
      <div
        ref={textRef}
        className={TEXT_CLASS}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by @hoa/content on the server
        dangerouslySetInnerHTML={inner}
      />
      <SampleCopyButtons textRef={textRef} html={html} />
      {/* A popup never outlives the word that it explains. */}
      <GlossaryWords key={html} textRef={textRef} />
    </>
  );
}
