import { type RefObject, useEffect, useState } from 'react';
import { COPY_WORDS, copyOutcomeMs, copyText } from '../../components/copy-text';
import classes from './heading-links.module.css';

/** Makes a heading a link to itself; its words stay its name. */
function linkHeading(heading: HTMLElement): void {
  if (heading.querySelector('a') !== null) return;
  const link = document.createElement('a');
  link.href = `#${heading.id}`;
  link.className = classes.link ?? '';
  link.append(...heading.childNodes);
  heading.append(link);
}

function headingLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.parentElement?.matches('[id]:is(h2, h3)') ? link : null;
}

/** What is said of a heading whose link was pressed: by then its address is that of the page. */
function outcomeWords(isCopied: boolean): string {
  return isCopied ? 'Link copied' : COPY_WORDS.blocked('Copy the address of this page instead.');
}

interface HeadingLinksProps {
  textRef: RefObject<HTMLElement | null>;
  /** The text that the headings stand in: when it changes, they are others. */
  html: string;
}

/**
 * Gives the headings of an article their addresses: each is a link that can be copied as any link,
 * and that a press copies and says so. Without scripts the table of contents has the same ones.
 */
export function HeadingLinks({ textRef, html }: HeadingLinksProps) {
  const [outcome, setOutcome] = useState<{ link: HTMLAnchorElement; isCopied: boolean }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useEffect(() => {
    const headings = textRef.current?.querySelectorAll<HTMLElement>('.article :is(h2, h3)[id]');
    for (const heading of headings ?? []) linkHeading(heading);
  }, [textRef, html]);

  useEffect(() => {
    const text = textRef.current;
    const copy = async (event: MouseEvent) => {
      const link = headingLinkAt(event.target);
      if (link === null) return;
      const { origin, pathname } = window.location;
      const isCopied = await copyText(origin + pathname + link.hash);
      setOutcome({ link, isCopied });
    };
    text?.addEventListener('click', copy);
    return () => text?.removeEventListener('click', copy);
  }, [textRef]);

  useEffect(() => {
    if (outcome === undefined) return;
    const { link, isCopied } = outcome;
    link.dataset.outcome = outcomeWords(isCopied);
    const timer = setTimeout(() => setOutcome(undefined), copyOutcomeMs(isCopied));
    return () => {
      clearTimeout(timer);
      delete link.dataset.outcome;
    };
  }, [outcome]);

  return (
    <p role="status" className="visually-hidden" data-screen-only>
      {outcome && outcomeWords(outcome.isCopied)}
    </p>
  );
}
