import script from 'virtual:start-script';
import type { PageAssets } from '@hoa/core/rendering/page-renderer';

/** The inline script with the names of the files that it fetches later. */
export function startScriptElement({
  application,
  fonts,
  modules,
  styleParts,
}: PageAssets): string {
  const names = {
    application,
    fonts,
    modules: modules.join(' '),
    styles: styleParts.join(' '),
  };
  const attributes = Object.entries(names).map(([name, value]) => `data-${name}="${value}"`);
  return `<script ${attributes.join(' ')}>${script}</script>`;
}
