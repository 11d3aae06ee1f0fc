import { escapeHtml } from '../text/escape-html.ts';

/** The paragraph that the carousel shows when a topic's content cannot be fetched (section 8). */
export function contentFallbackHtml(title: string): string {
  return `<p>Learn about ${escapeHtml(title)} in your HOA community.</p>`;
}

/** The text of a topic card without a description (section 2). */
export function topicCardFallback(title: string): string {
  return `Learn more about ${title} in your HOA community.`;
}
