import { contrast, mix, withLightness } from './color.ts';

/** The two colours of a brand in one colour scheme, as '#1f6f5c'. */
export interface SchemeColors {
  primary: string;
  accent: string;
}

export type Scheme = 'light' | 'dark';

/** A brand's colours in both schemes. */
export type BrandColors = Record<Scheme, SchemeColors>;

/** What words of the primary colour stand on, in each scheme: the web's styles/tokens.css. */
export const GROUNDS = {
  light: { page: '#faf7f2', card: '#ffffff', 'sunken ground': '#f3eee5' },
  dark: { page: '#12191a', card: '#1a2324', 'sunken ground': '#161e1f' },
} as const satisfies Record<Scheme, Record<string, string>>;

/** WCAG 2.2 at AA: 1.4.3 for words, 1.4.11 for what is pressed. */
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
const INK = '#17232b';

/** Everything that the portal draws of a brand's colours in one scheme. */
export interface SchemeShades extends SchemeColors {
  primaryHover: string;
  primaryTint: string;
  onPrimary: string;
  accentHover: string;
  accentTint: string;
  onAccent: string;
}

/** The shades that follow from the two colours of a scheme. */
export function shadesOf(scheme: Scheme, { primary, accent }: SchemeColors): SchemeShades {
  const isLight = scheme === 'light';
  const away = isLight ? BLACK : WHITE;
  return {
    primary,
    accent,
    primaryHover: mix(primary, away, 0.2),
    primaryTint: mix(GROUNDS[scheme].card, primary, isLight ? 0.09 : 0.1),
    onPrimary: isLight ? WHITE : mix(primary, BLACK, 0.85),
    accentHover: mix(accent, away, isLight ? 0.07 : 0.15),
    accentTint: mix(GROUNDS[scheme].card, accent, isLight ? 0.12 : 0.1),
    onAccent: contrast(INK, accent) >= contrast(WHITE, accent) ? INK : WHITE,
  };
}

/** The deep ground of the closing banner, the same in both schemes. */
export function bannerGround(lightPrimary: string): string {
  return mix(lightPrimary, BLACK, 0.38);
}

/** Two colours that meet on a page. */
interface Pair {
  /** 'text of it on the page': what cannot be read. */
  of: string;
  colors: readonly [string, string];
  ratio: number;
}

function primaryPairs(scheme: Scheme, primary: string): Pair[] {
  const shades = shadesOf(scheme, { primary, accent: primary });
  const grounds = { ...GROUNDS[scheme], 'own tint': shades.primaryTint };
  return [
    ...Object.entries(grounds).map(([name, ground]) => ({
      of: `text of it on the ${name} (${ground})`,
      colors: [primary, ground] as const,
      ratio: TEXT_RATIO,
    })),
    ...[primary, shades.primaryHover].map((ground) => ({
      of: `the text of a button (${shades.onPrimary}) on ${ground}`,
      colors: [shades.onPrimary, ground] as const,
      ratio: TEXT_RATIO,
    })),
  ];
}

function accentPairs(scheme: Scheme, accent: string, banner: string): Pair[] {
  const shades = shadesOf(scheme, { primary: accent, accent });
  return [
    ...[accent, shades.accentHover].map((ground) => ({
      of: `the text of a button (${shades.onAccent}) on ${ground}`,
      colors: [shades.onAccent, ground] as const,
      ratio: TEXT_RATIO,
    })),
    {
      of: `a button of it on the closing banner (${banner})`,
      colors: [accent, banner],
      ratio: CONTROL_RATIO,
    },
  ];
}

const isReadable = ({ colors, ratio }: Pair) => contrast(...colors) >= ratio;

/** The colour nearest to one, on the way to black or to white, with which all pairs are readable. */
function nearestReadable(color: string, pairsOf: (color: string) => Pair[]): string {
  for (let percent = 0; percent <= 100; percent += 1) {
    for (const end of [BLACK, WHITE]) {
      const tried = mix(color, end, percent / 100);
      if (pairsOf(tried).every(isReadable)) return tried;
    }
  }
  return color;
}

/** What is wrong with one colour, in a sentence that says what would pass; null when nothing is. */
function colorFault(color: string, pairsOf: (color: string) => Pair[]): string | null {
  const [worst] = pairsOf(color)
    .filter((pair) => !isReadable(pair))
    .toSorted((a, b) => contrast(...a.colors) / a.ratio - contrast(...b.colors) / b.ratio);
  if (worst === undefined) return null;
  // Cut and not rounded: 4.496 is not 4.5.
  const measured = Math.floor(contrast(...worst.colors) * 100) / 100;
  return `${color} cannot be read: ${worst.of} has a contrast of ${measured}:1 and needs ${worst.ratio}:1; the nearest colour that passes is ${nearestReadable(color, pairsOf)}`;
}

/** The faults of a brand's colours, each with the colour that it is of. */
export function paletteFaults(colors: BrandColors) {
  // Where the primary colour itself is a fault, the accent is held against what it will become.
  const lightPairs = (tried: string) => primaryPairs('light', tried);
  const banner = bannerGround(nearestReadable(colors.light.primary, lightPairs));
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { primary, accent } = colors[scheme];
    const faults = {
      primary: colorFault(primary, (tried) => primaryPairs(scheme, tried)),
      accent: colorFault(accent, (tried) => accentPairs(scheme, tried, banner)),
    };
    return Object.entries(faults).flatMap(([color, fault]) =>
      fault === null ? [] : [{ path: [scheme, color], fault }],
    );
  });
}

/** How light the colours of the dark scheme are at least, as parts of one (HSL). */
const DARK_LIGHTNESS = { primary: 0.68, accent: 0.6 };

/** Colours for the dark scheme that follow from those of the light one, and pass. */
export function darkColors({ primary, accent }: SchemeColors): SchemeColors {
  const banner = bannerGround(primary);
  return {
    primary: nearestReadable(withLightness(primary, DARK_LIGHTNESS.primary), (tried) =>
      primaryPairs('dark', tried),
    ),
    accent: nearestReadable(withLightness(accent, DARK_LIGHTNESS.accent), (tried) =>
      accentPairs('dark', tried, banner),
    ),
  };
}
