import type { Citation } from '../schemas/answer.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** A link on this site. */
export function linkHtml(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

/** The link of a statement to its source, by the source's number in the list below the answer. */
export function markerHtml(source: number, sources: readonly Citation[]): string {
  const url = sources[source]?.url;
  return url === undefined ? '' : ` ${linkHtml(url, `[${source + 1}]`)}`;
}

/** A paragraph of plain text, with what follows it as HTML. */
export function paragraphHtml(text: string, after = ''): string {
  return `<p>${escapeHtml(text)}${after}</p>`;
}

/** A list of items that are HTML already. */
export function listHtml(kind: 'ol' | 'ul', items: readonly string[]): string {
  return `<${kind}>${items.map((item) => `<li>${item}</li>`).join('')}</${kind}>`;
}

export function headingHtml(text: string): string {
  return `<h3>${escapeHtml(text)}</h3>`;
}
