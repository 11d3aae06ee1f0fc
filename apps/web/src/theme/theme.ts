import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const evergreen: MantineColorsTuple = [
  '#eaf4f1',
  '#d5e7e1',
  '#abd0c5',
  '#6cc5ac',
  '#4fa78f',
  '#338871',
  '#1f6f5c',
  '#185848',
  '#124538',
  '#0b2f26',
];
const marigold: MantineColorsTuple = [
  '#fdf5e6',
  '#f9e8c8',
  '#f3d59a',
  '#edb95e',
  '#e8ae4c',
  '#e2a33b',
  '#c4872a',
  '#9c6a1e',
  '#745017',
  '#4d350f',
];
/** What Mantine paints with in the dark, in the hue of our own surfaces. */
const dark: MantineColorsTuple = [
  '#e9eeea',
  '#c9d2ce',
  '#a9b5b1',
  '#7f8e8a',
  '#4a5a5c',
  '#2b3638',
  '#1a2324',
  '#161e1f',
  '#12191a',
  '#0d1213',
];

const SANS = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
const SERIF = "'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif";

/** Mantine reckons the text of a filled button for the light scheme alone; ours follows the scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = input.color === undefined || input.color === 'evergreen';
  if (input.variant !== 'filled' || !isPrimary) return colors;
  return { ...colors, color: 'var(--portal-on-primary)' };
};

/** What it makes of Mantine's variables is written down in styles/mantine-theme.css. */
export const theme = createTheme({
  primaryColor: 'evergreen',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  variantColorResolver,
  colors: { dark, evergreen, marigold },
  fontFamily: SANS,
  headings: { fontFamily: SERIF, fontWeight: '600', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { md: '12px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
