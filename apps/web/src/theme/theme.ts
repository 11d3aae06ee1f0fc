import {
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';

/** Mantine computes the text color of a filled button for the light scheme alone; ours follows the scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  const isAccent = input.color?.startsWith('marigold') === true;
  return { ...colors, color: `var(--portal-on-${isAccent ? 'accent' : 'primary'})` };
};

/** The names of our colors; their shades, and all else of the theme, are styles/mantine-theme.css. */
export const theme = createTheme({
  primaryColor: 'evergreen',
  variantColorResolver,
  colors: { evergreen: colorsTuple('#1f6f5c'), marigold: colorsTuple('#e2a33b') },
  respectReducedMotion: true,
  // The names that our style sheets know parts of Mantine's components by (ThemeProvider has it
  // write none of its own, which are four on a button).
  components: {
    Button: { classNames: { root: 'button', inner: 'button-inner', label: 'button-label' } },
    Burger: { classNames: { burger: 'burger-bars' } },
  },
});
