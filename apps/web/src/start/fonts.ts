import { addLink } from './add-link';

/** The font of a rule, to be fetched without being used yet. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  const [source, weight] = [style.getPropertyValue('src'), style.getPropertyValue('font-weight')];
  return new FontFace(family, source, { weight, style: style.getPropertyValue('font-style') });
}

/**
 * Fetches the fonts and changes to all of them in one step. Left to the style sheet, each one that
 * arrives lays the whole page out again.
 *
 * @param href the style sheet that declares them
 */
export function fetchFonts(href: string): void {
  // A sheet for print is fetched and read, and its fonts are not used on the screen. In a sandbox
  // a sheet of our own is that of a stranger, and may be read only when it is asked for as such.
  const link = addLink({ rel: 'stylesheet', href, media: 'print', crossOrigin: 'anonymous' });
  link.addEventListener('load', async () => {
    try {
      const rules = [...(link.sheet?.cssRules ?? [])];
      const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(faceOf);
      await Promise.all(faces.map((face) => face.load()));
      for (const face of faces) document.fonts.add(face);
    } catch {
      // The style sheet tries again, as far as it can, and the fallbacks stand in for the rest.
      link.media = 'all';
    }
  });
}
