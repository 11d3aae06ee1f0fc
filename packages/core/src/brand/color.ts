/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour with a share of another in it, as CSS mixes them in sRGB: 0 is the first, 1 the other. */
export function mix(hex: string, other: string, share: number): string {
  const theirs = rgbOf(other);
  const mixed = rgbOf(hex).map((own, at) => own + ((theirs[at] ?? own) - own) * share);
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance from 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours from 1 to 21 (WCAG 2.2). */
export function contrast(hex: string, other: string): number {
  const [light, dark] = [luminance(hex), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour of the same hue and saturation, at least as light as said from 0 to 1 (HSL). */
export function withLightness(hex: string, atLeast: number): string {
  const parts = rgbOf(hex).map((part) => part / 255);
  const most = Math.max(...parts);
  const least = Math.min(...parts);
  const own = (most + least) / 2;
  if (own >= atLeast) return hex;
  const reach = most - least;
  const saturation = reach === 0 ? 0 : reach / (1 - Math.abs(2 * own - 1));
  const chroma = saturation * (1 - Math.abs(2 * atLeast - 1));
  // Where each part stands between the least and the most keeps the hue.
  const moved = parts.map((part) => {
    const share = reach === 0 ? 0.5 : (part - least) / reach;
    return (atLeast + chroma * (share - 0.5)) * 255;
  });
  return `#${moved.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
