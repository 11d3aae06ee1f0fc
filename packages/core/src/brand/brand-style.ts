import { BRAND_FONTS } from './brand-fonts.ts';
import { type BrandColors, bannerGround, type Scheme, shadesOf } from './brand-palette.ts';
import type { BrandInput } from './brand-schema.ts';
import { mix } from './color.ts';

type Variables = Record<string, string>;

function rule(selector: string, variables: Variables): string {
  const declared = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return declared.length === 0 ? '' : `${selector}{${declared.join(';')}}`;
}

/** Variables that are the same in both schemes: the shades that Mantine's buttons choose from. */
function sharedColors({ light, dark }: BrandColors): Variables {
  const { primary } = light;
  const { primaryHover, primaryTint } = shadesOf('light', light);
  return {
    'mantine-color-evergreen-0': primaryTint,
    'mantine-color-evergreen-2': mix(primary, '#ffffff', 0.64),
    'mantine-color-evergreen-3': dark.primary,
    'mantine-color-evergreen-4': mix(dark.primary, '#000000', 0.16),
    'mantine-color-evergreen-6': primary,
    'mantine-color-evergreen-7': primaryHover,
    'mantine-color-evergreen-8': bannerGround(primary),
    'mantine-color-evergreen-9': mix(primary, '#000000', 0.58),
    'mantine-color-marigold-2': mix(dark.accent, '#ffffff', 0.45),
    'mantine-color-marigold-3': dark.accent,
  };
}

function schemeColors(scheme: Scheme, colors: BrandColors): Variables {
  const shades = shadesOf(scheme, colors[scheme]);
  return {
    'portal-primary': shades.primary,
    'portal-primary-hover': shades.primaryHover,
    'portal-primary-tint': shades.primaryTint,
    'portal-on-primary': shades.onPrimary,
    'portal-accent': shades.accent,
    'portal-accent-tint': shades.accentTint,
    'portal-on-accent': shades.onAccent,
    'mantine-color-marigold-5': shades.accent,
    'mantine-color-marigold-6': shades.accentHover,
    ...(scheme === 'dark' && {
      'mantine-color-evergreen-light-hover': mix(shades.primary, '#000000', 0.8),
    }),
  };
}

/**
 * The style sheet of a brand, which stands after those of the portal and sets their variables. On
 * paper its colours are not used: there everything is black on white.
 */
export function brandStyle({ colors, fonts = {} }: Pick<BrandInput, 'colors' | 'fonts'>): string {
  const { body, headings } = fonts;
  const families = rule(':root', {
    ...(body && { 'mantine-font-family': BRAND_FONTS[body] }),
    ...(headings && { 'mantine-font-family-headings': BRAND_FONTS[headings] }),
  });
  if (colors === undefined) return families;
  const schemes = (['light', 'dark'] as const).map((scheme) =>
    rule(`:root[data-mantine-color-scheme="${scheme}"]`, schemeColors(scheme, colors)),
  );
  // Without scripts the attribute says light whatever the visitor's system is.
  const unscripted = rule(':root[data-mantine-color-scheme]', schemeColors('dark', colors));
  const sheets = [rule(':root', sharedColors(colors)), ...schemes].join('');
  return `${families}@media screen{${sheets}@media (scripting:none) and (prefers-color-scheme:dark){${unscripted}}}`;
}
