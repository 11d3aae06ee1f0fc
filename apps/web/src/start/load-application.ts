import { unseenMoment } from './page-shown';

/**
 * The files of a page that come after its first frame. The server names them in attributes of the
 * inline script: `data-application`, `data-fonts`, and lists as `data-modules` and `data-styles`.
 */
export type PageFiles = Partial<Record<'application' | 'fonts' | 'modules' | 'styles', string>>;

function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}

/** Longest time in milliseconds after the first frame in which fonts may still change. */
const FONTS_IN_TIME_MS = 1_500;

/** The font of a rule, to be fetched without being used yet. */
function fontFace({ style }: CSSFontFaceRule): FontFace {
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  const [source, weight] = [style.getPropertyValue('src'), style.getPropertyValue('font-weight')];
  return new FontFace(family, source, { weight, style: style.getPropertyValue('font-style') });
}

/**
 * Fetches the fonts that a style sheet declares and changes to all of them in one step. Left to the
 * style sheet, each one that arrives lays the whole page out again. On a slow line they come when
 * the page is being read and pressed: then the change waits until nobody sees it.
 */
function loadFonts(href: string): void {
  const firstFrame = performance.now();
  // The sheet holds what is for paper, too. Linked for print, its fonts are not used on the screen.
  // In a sandbox our own sheet counts as cross-origin, and may be read only when asked for as such.
  const link = addLink({ rel: 'stylesheet', href, media: 'print', crossOrigin: 'anonymous' });
  link.addEventListener('load', async () => {
    try {
      const rules = [...(link.sheet?.cssRules ?? [])];
      const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(fontFace);
      await Promise.all(faces.map((face) => face.load()));
      if (performance.now() - firstFrame > FONTS_IN_TIME_MS) await unseenMoment();
      for (const face of faces) document.fonts.add(face);
    } catch {
      // The style sheet tries again, as far as it can, and the fallbacks stand in for the rest.
      link.media = 'all';
    }
  });
}

const split = (list = '') => list.split(' ').filter(Boolean);

/**
 * Fetches the fonts and the application, and runs it; fails when it cannot be had.
 *
 * @param wanted what the application waits for; its fonts do not
 */
export async function loadApplication(files: PageFiles, wanted?: Promise<void>): Promise<void> {
  // The document came with one style sheet for the whole page. Vite looks for a link to each part
  // before it fetches one with the code that imports it; a link that is disabled fetches nothing.
  for (const href of split(files.styles)) addLink({ rel: 'stylesheet', href, disabled: true });
  const modules = split(files.modules);
  // Side by side what would be discovered one after the other.
  const preload = () => {
    for (const href of modules) addLink({ rel: 'modulepreload', href });
  };
  if (wanted === undefined) preload();
  if (files.fonts !== undefined) loadFonts(files.fonts);
  if (wanted !== undefined) await wanted.then(preload);
  const { application } = files;
  if (application === undefined) return;
  // The server's names of built files, which this script cannot know when it is built itself. Each is
  // run in a task of its own, what the application is made of first: all in one would hold up a
  // press on a slow phone.
  for (const href of modules.slice(0, modules.indexOf(application))) {
    await import(/* @vite-ignore */ href);
  }
  await import(/* @vite-ignore */ application);
}
