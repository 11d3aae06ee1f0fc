import { readFileSync } from 'node:fs';
import { escapeHtml } from '@hoa/core/text/escape-html';

/** The rules that pages without a script share; what is a page's own follows them in its sheet. */
const SHARED_STYLES = readFileSync(new URL('./plain-page.css', import.meta.url), 'utf8');

/** The style sheet of a plain page: the shared rules, then those of the file at `url`. */
export function plainPageStyles(url: URL): string {
  return SHARED_STYLES + readFileSync(url, 'utf8');
}

export interface PlainPage {
  title: string;
  /** What search engines are told, such as 'noindex'. */
  robots: string;
  /** The element that brings the styles: a link to a sheet, or the sheet itself. */
  styles: string;
  /** The portal's name, which leads to its home page. */
  siteName: string;
  /** What stands beside the name in the header, as HTML. */
  header: string;
  /** As HTML, with a `main` whose id is 'main'. */
  body: string;
}

/** A page for people who work with the portal: no script, nothing from elsewhere. */
export function plainPageHtml({
  title,
  robots,
  styles,
  siteName,
  header,
  body,
}: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="${robots}">
<title>${escapeHtml(title)}</title>
${styles}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><a href="/">${escapeHtml(siteName)}</a>${header}</header>
${body}
</body>
</html>`;
}
