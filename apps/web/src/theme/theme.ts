import {
  type CSSVariablesResolver,
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
const clay: MantineColorsTuple = [
  '#faeee9',
  '#f2d9cf',
  '#e6b5a3',
  '#e0957b',
  '#c86e51',
  '#be6246',
  '#b5573a',
  '#93462e',
  '#713623',
  '#4f2618',
];
const slate: MantineColorsTuple = [
  '#edf1f5',
  '#d8e0e8',
  '#b3c2d2',
  '#93aac3',
  '#6b87a5',
  '#527090',
  '#3f5b7a',
  '#334a63',
  '#27394c',
  '#1b2835',
];
const lagoon: MantineColorsTuple = [
  '#e8f4f6',
  '#cde6ea',
  '#9ccfd7',
  '#6cbac7',
  '#4aa5b4',
  '#3699a9',
  '#2a8c9e',
  '#216f7e',
  '#19545f',
  '#103940',
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
const plum: MantineColorsTuple = [
  '#f5eef5',
  '#e8d9e7',
  '#d1b3cf',
  '#bb92b8',
  '#a374a0',
  '#8e5d8c',
  '#7a4a78',
  '#633c61',
  '#4c2e4b',
  '#352034',
];

/** Set by the server on every document; empty in development, where no policy is sent. */
const SANS = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
const SERIF = "'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif";

/** Mantine reckons the text of a filled button for the light scheme alone; ours follows the scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = input.color === undefined || input.color === 'evergreen';
  if (input.variant !== 'filled' || !isPrimary) return colors;
  return { ...colors, color: 'var(--portal-on-primary)' };
};

export const theme = createTheme({
  primaryColor: 'evergreen',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  variantColorResolver,
  colors: { dark, evergreen, marigold, clay, slate, lagoon, plum },
  fontFamily: SANS,
  headings: { fontFamily: SERIF, fontWeight: '600', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { md: '12px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** The page's own colours on Mantine's variables; styles/tokens.css holds the portal's own. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf7f2',
    '--mantine-color-text': '#17232b',
    '--mantine-color-dimmed': '#52616b',
    '--mantine-color-default-border': '#e5ded3',
    '--mantine-color-error': '#a8341f',
  },
  dark: {
    '--mantine-color-body': '#12191a',
    '--mantine-color-text': '#e9eeea',
    '--mantine-color-dimmed': '#a9b5b1',
    '--mantine-color-default': '#1a2324',
    '--mantine-color-default-border': '#2b3638',
    '--mantine-color-error': '#f2a08e',
  },
});
