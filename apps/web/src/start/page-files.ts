import { addLink } from './add-link';
import { fetchFonts } from './fonts';

/**
 * The files of a page that come after its first frame. The server names them in attributes of the
 * inline script: `data-application`, `data-fonts`, and lists as `data-modules` and `data-styles`.
 */
export type PageFiles = Partial<Record<'application' | 'fonts' | 'modules' | 'styles', string>>;

const namesIn = (list = '') => list.split(' ').filter(Boolean);

/** Fetches side by side what would be discovered one after the other. */
function preloadModules({ modules }: PageFiles): void {
  for (const href of namesIn(modules)) addLink({ rel: 'modulepreload', href });
}

/**
 * The document came with one style sheet for the whole page. What it is made of is marked as being
 * there, or Vite would fetch each part again with the code that imports it: it looks for a link to
 * the part. A link that is disabled is not followed.
 */
function markStylesAsThere({ styles }: PageFiles): void {
  for (const href of namesIn(styles)) addLink({ rel: 'stylesheet', href, disabled: true });
}

/** Fetches the fonts and the application, and runs it; fails when it cannot be had. */
export async function fetchApplication(files: PageFiles): Promise<void> {
  markStylesAsThere(files);
  preloadModules(files);
  if (files.fonts !== undefined) fetchFonts(files.fonts);
  // The server's name of a built file, which this script cannot know when it is built itself.
  if (files.application !== undefined) await import(/* @vite-ignore */ files.application);
}
