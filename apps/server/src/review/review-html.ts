import type { ReviewItem, ReviewSection } from '@hoa/content/review/review-item';
import { SITE_NAME } from '@hoa/core/site';
import { escapeHtml } from '@hoa/core/text/escape-html';
import { plainPageHtml, plainPageStyles } from '../http/plain-page.ts';

/** In the page itself: it asks for nothing else. */
export const REVIEW_STYLES = plainPageStyles(new URL('./review.css', import.meta.url));

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Words between backticks as code. */
const withCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function itemHtml({ what, more, file, line, day, times: count }: ReviewItem): string {
  const marks = [
    ...(count === undefined ? [] : [`<span>${times(count)}</span>`]),
    ...(day === undefined ? [] : [`<time datetime="${day}">${day}</time>`]),
    `<code>${escapeHtml(line === undefined ? file : `${file}:${line}`)}</code>`,
  ];
  return `<li><p class="what">${escapeHtml(what)}</p>${more === undefined ? '' : `<p class="more">${escapeHtml(more)}</p>`}<p class="marks">${marks.join('')}</p></li>`;
}

function sectionHtml({ id, title, advice, items }: ReviewSection): string {
  const list =
    items.length === 0
      ? '<p class="nothing">Nothing at the moment.</p>'
      : `<ol>${items.map(itemHtml).join('\n')}</ol>`;
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)} <span class="count">${items.length}</span></h2><p class="advice">${withCode(advice)}</p>${list}</section>`;
}

/** The list as a page to read: no script, nothing from elsewhere. */
export function reviewHtml(sections: readonly ReviewSection[], today: string): string {
  const links = sections.map(
    ({ id, title, items }) =>
      `<li><a href="#${id}">${escapeHtml(title)}</a> <span class="count">${items.length}</span></li>`,
  );
  return plainPageHtml({
    title: 'What wants an editor',
    robots: 'noindex, nofollow',
    styles: `<style>${REVIEW_STYLES}</style>`,
    siteName: SITE_NAME,
    header: '<span>For editors</span>',
    body: `<main id="main" tabindex="-1">
<h1>What wants an editor</h1>
<p class="lead">As of <time datetime="${today}">${today}</time>. The same list in a terminal: <code>npm run review</code>.</p>
<nav aria-label="Parts of the list"><ul>${links.join('')}</ul></nav>
${sections.map(sectionHtml).join('\n')}
</main>`,
  });
}
