import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { xmlText } from '../xml-text.ts';

const fontFile = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));

/** The two families of the portal, one weight each; fonts of the machine are never looked at. */
const OPTIONS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [
      fontFile('source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
      fontFile('inter/600SemiBold/Inter_600SemiBold.ttf'),
    ],
  },
};

/** The type that the renderer has: attributes for a text element. */
export const SERIF = 'font-family="Source Serif 4" font-weight="600"';
export const SANS = 'font-family="Inter" font-weight="600"';

/** Large, so that the bounding box is exact to a hundredth of the type size. */
const MEASURED_SIZE = 100;

/** Width in pixels of a title set in the serif at one pixel, as the renderer itself shapes it. */
export function measureSerif(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text ${SERIF} font-size="${MEASURED_SIZE}">${xmlText(text)}</text></svg>`;
  return (new Resvg(svg, OPTIONS).getBBox()?.width ?? 0) / MEASURED_SIZE;
}

/**
 * Renders an SVG to a PNG; the drawing happens on a thread of its own.
 *
 * @param look width in pixels and colour behind the drawing, where they are not its own
 */
export async function renderPng(
  svg: string,
  look: { width?: number; background?: string } = {},
): Promise<Buffer> {
  const { width, background } = look;
  const fitTo = width === undefined ? undefined : ({ mode: 'width', value: width } as const);
  return (await renderAsync(svg, { ...OPTIONS, fitTo, background })).asPng();
}
