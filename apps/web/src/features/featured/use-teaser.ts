import { type RefObject, useLayoutEffect } from 'react';

/** What headings of an article are under the title of a slide, which is of the third level. */
const LOWERED: Readonly<Record<string, string>> = { H2: 'h4', H3: 'h5' };

function lower(heading: Element): void {
  const lowered = document.createElement(LOWERED[heading.tagName] ?? heading.tagName);
  lowered.append(...heading.childNodes);
  heading.replaceWith(lowered);
}

/**
 * Makes a teaser of an article in a box: its summary is read like any text, what follows is there
 * for the eye alone. The keyboard and screen readers would have a whole article in their way, and
 * its sections among those of the page.
 *
 * @param html the article in the box; another one is another teaser
 */
export function useTeaser(box: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box holds other elements then
  useLayoutEffect(() => {
    const article = box.current?.querySelector('.article');
    for (const heading of article?.querySelectorAll('h2, h3') ?? []) lower(heading);
    const [summary, ...rest] = article?.children ?? [];
    for (const part of rest) {
      part.toggleAttribute('inert', true);
      // Not every reader of a page heeds the one above.
      part.setAttribute('aria-hidden', 'true');
    }
    summary?.removeAttribute('aria-labelledby');
    // Words that explain themselves do so in the article.
    for (const word of summary?.querySelectorAll('[data-term]') ?? []) {
      for (const name of word.getAttributeNames()) word.removeAttribute(name);
    }
  }, [html, box]);
}
