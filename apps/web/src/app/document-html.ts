import script from 'virtual:start-script';
import type { PageAssets } from '@hoa/core/rendering/page-renderer';
import type { Site } from '@hoa/core/site';
import { leaveOutShown, STATE_ELEMENT_ID } from '../api/page-state';
import { headTags, scriptJson } from './head-tags';
import type { PageMeta } from './page-meta';

/** The inline script with the names of the files that it fetches later. */
function startScriptElement({ application, fonts, modules, styleParts }: PageAssets): string {
  const names = {
    application,
    fonts,
    modules: modules.join(' '),
    styles: styleParts.join(' '),
  };
  const attributes = Object.entries(names).map(([name, value]) => `data-${name}="${value}"`);
  return `<script ${attributes.join(' ')}>${script}</script>`;
}

const iconType = (path: string) => (path.endsWith('.png') ? 'image/png' : 'image/svg+xml');

interface DocumentParts {
  meta: PageMeta;
  site: Site;
  /** The style sheet of a brand; empty without one. */
  brandStyle: string;
  assets: PageAssets;
  body: string;
  state: unknown;
}

/** The whole document around a rendered page. */
export function documentHtml(parts: DocumentParts): string {
  const { meta, site, brandStyle, assets, body, state } = parts;
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(meta, site)}
<link rel="icon" href="${site.icon}" type="${iconType(site.icon)}">
${startScriptElement(assets)}
<link rel="stylesheet" href="${assets.style}">
<noscript><link rel="stylesheet" href="${assets.fonts}"></noscript>${brandStyle === '' ? '' : `\n<style>${brandStyle}</style>`}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(state, leaveOutShown(body))}</script>
</body>
</html>`;
}
