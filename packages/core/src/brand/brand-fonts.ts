/** Typefaces by name, each as CSS has it: the two that the portal ships, and those of machines. */
export const BRAND_FONTS = {
  inter: '"Inter Variable", "Inter Fallback", "Inter Fallback Roboto", system-ui, sans-serif',
  'source-serif':
    '"Source Serif 4 Variable", "Source Serif Georgia", "Source Serif Times", "Source Serif Noto", serif',
  'system-sans': 'system-ui, sans-serif',
  'system-serif': 'ui-serif, "Iowan Old Style", Georgia, "Liberation Serif", serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  classic: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Liberation Serif", serif',
} as const;

type BrandFontName = keyof typeof BRAND_FONTS;

export const BRAND_FONT_NAMES = Object.keys(BRAND_FONTS) as BrandFontName[];
