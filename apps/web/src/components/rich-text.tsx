import '../styles/article.css';
import '../styles/article-print.css';
import { useMemo, useRef } from 'react';
import { GlossaryWords } from './glossary-words';
import { SampleCopyButtons } from './sample-copy-buttons';
import { trustedHtml } from './trusted-html';

/**
 * Text that the server rendered and sanitised. Its glossary words explain themselves, its
 * samples can be copied; the browser parses nothing here.
 */
export function RichText({ html }: { html: string }) {
  const textRef = useRef<HTMLDivElement>(null);
  // The same object for the same text: for a new one React writes the text into the page again,
  // and whoever watches its sections is left with elements that are gone.
  const inner = useMemo(() => trustedHtml(html), [html]);
  return (
    <>
      <div
        ref={textRef}
        className="article"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by @hoa/content on the server
        dangerouslySetInnerHTML={inner}
      />
      <SampleCopyButtons textRef={textRef} html={html} />
      {/* A popup never outlives the word that it explains. */}
      <GlossaryWords key={html} textRef={textRef} />
    </>
  );
}
