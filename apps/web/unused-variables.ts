const UNUSED = [
  /** Colours of Mantine that nothing here is painted with; the theme brings its own. */
  /^--mantine-color-(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/,
  /** What of its greys is for variants of components that are not here. */
  /^--mantine-color-(?:gray|dark)-(?:outline|text|filled-hover)/,
  /^--mantine-color-(?:dark-light|gray-light$)/,
  /^--mantine-primary-color-(?:\d|light)/,
  /** Sizes of its headings and texts: ours are in base.css and with their components. */
  /^--mantine-(?:h\d|heading|line-height|breakpoint)-/,
];

/** Drops Mantine's variables that are not used: half of what each page would begin with. */
export function dropUnusedVariables() {
  return {
    postcssPlugin: 'drop-unused-variables',
    Declaration(declaration: { prop: string; remove: () => unknown }) {
      if (UNUSED.some((family) => family.test(declaration.prop))) declaration.remove();
    },
  };
}
