/** A colour by day and the same by night. */
export interface Paint {
  day: string;
  night: string;
}

/** What objects are painted with: the colours of the scenes, by the letters that parts use. */
export const PALETTE = {
  /** Ink on what is light. */
  k: { day: '#17232B', night: '#0C1417' },
  /** Ink on the ground, which is dark by night. */
  i: { day: '#17232C', night: '#B9C4C0' },
  w: { day: '#FFFFFF', night: '#DCE1DB' },
  p: { day: '#E5DED3', night: '#A8ACA6' },
  /** Glass, lit by night. */
  o: { day: '#CFDCE0', night: '#F8CE73' },
  /** A lens, which is not lit. */
  q: { day: '#CFDCE1', night: '#A5C6CB' },
  /** Dark things, lighter than the ground by night. */
  d: { day: '#2C3A44', night: '#5D6F76' },
  /** Water and clear glass. */
  a: { day: '#A9D3D9', night: '#2F7C8B' },
  e: { day: '#B3BCC2', night: '#87949A' },
  g: { day: '#1F6F5C', night: '#46A089' },
  v: { day: '#8CB3A7', night: '#8CC9B8' },
  m: { day: '#E2A33B', night: '#EDB95E' },
  c: { day: '#B5573A', night: '#D27B5D' },
  s: { day: '#3F5B7A', night: '#7391B3' },
  l: { day: '#2A8C9E', night: '#4FAFBE' },
  u: { day: '#7A4A78', night: '#AE7DAB' },
  n: { day: '#8A5A3C', night: '#A9764F' },
  y: { day: '#E3B08A', night: '#D19F7A' },
  z: { day: '#A96B45', night: '#A96B45' },
} as const satisfies Record<string, Paint>;

/** The hue of a category ('h') and the ground that its objects stand on ('t'). */
export const CATEGORY_PAINTS: Readonly<Record<string, { h: Paint; t: Paint }>> = {
  'board-management': { h: PALETTE.g, t: { day: '#DCECE6', night: '#1B332D' } },
  'financial-management': {
    h: { day: '#C0801F', night: '#C9923F' },
    t: { day: '#FAECD0', night: '#352C1A' },
  },
  'property-management': { h: PALETTE.c, t: { day: '#F7E3DA', night: '#38261F' } },
  'legal-compliance': { h: PALETTE.s, t: { day: '#E0E8F0', night: '#1E2C39' } },
  'amenities-management': { h: PALETTE.l, t: { day: '#DAEEF1', night: '#183136' } },
  'community-engagement': { h: PALETTE.u, t: { day: '#F0E3F0', night: '#322634' } },
};

/** For a category that has no paints yet: those of the portal. */
export const PLAIN_PAINTS = { h: PALETTE.g, t: { day: '#EFE9DF', night: '#232D2F' } };
