import '../styles/article.css';
import '../styles/article-print.css';
import type { MouseEvent } from 'react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../navigation/plain-click';
import { GlossaryWords } from './glossary-words';
import { SampleCopyButtons } from './sample-copy-buttons';
import { trustedHtml } from './trusted-html';

/**
 * Text that the server rendered and sanitised. Links inside it navigate without a page load, its
 * glossary words explain themselves, its samples can be copied; the browser parses nothing here.
 */
export function RichText({ html }: { html: string }) {
  const navigate = useNavigate();
  const textRef = useRef<HTMLDivElement>(null);
  // The same object for the same text: for a new one React writes the text into the page again,
  // and whoever watches its sections is left with elements that are gone.
  const inner = useMemo(() => trustedHtml(html), [html]);
  const followLink = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || link.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      <div
        ref={textRef}
        className="article"
        onClick={followLink}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by @hoa/content on the server
        dangerouslySetInnerHTML={inner}
      />
      <SampleCopyButtons textRef={textRef} html={html} />
      {/* A popup never outlives the word that it explains. */}
      <GlossaryWords key={html} textRef={textRef} />
    </>
  );
}
