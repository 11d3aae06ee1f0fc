import script from 'virtual:start-script';
import type { PageAssets } from '@hoa/core/rendering/page-renderer';
import { STATE_ELEMENT_ID } from '../api/page-state';
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

interface DocumentParts {
  meta: PageMeta;
  publicUrl: string;
  assets: PageAssets;
  colorSchemeScript: string;
  body: string;
  state: unknown;
}

/** The whole document around a rendered page. */
export function documentHtml(parts: DocumentParts): string {
  const { meta, publicUrl, assets, colorSchemeScript, body, state } = parts;
  return `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(meta, publicUrl)}
<link rel="icon" href="/illustrations/favicon.svg" type="image/svg+xml">
${colorSchemeScript}
${startScriptElement(assets)}
<link rel="stylesheet" href="${assets.style}">
<noscript><link rel="stylesheet" href="${assets.fonts}"></noscript>
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(state)}</script>
</body>
</html>`;
}
