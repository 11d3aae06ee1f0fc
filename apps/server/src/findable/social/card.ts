/** What a social preview picture says and shows. */
export interface Card {
  title: string;
  /** A few words above the title. */
  label: string;
  /** Which look of {@link LOOKS} it wears. */
  look: LookName;
}

/** How the cards of one part of the portal look. */
export interface Look {
  /** File name of the scene among the illustrations. */
  illustration: string;
  /** The hue of the category: the band between title and picture. */
  hue: string;
  /** The same hue dark enough for small text on paper. */
  ink: string;
  /** Which part of the scene stays when it is wider than its panel: 0 its left, 1 its right. */
  focus: number;
}

/** The hues of the categories and the part of each scene that tells most. */
export const LOOKS = {
  home: { illustration: 'hero', hue: '#1F6F5C', ink: '#1F6F5C', focus: 0.5 },
  'board-management': {
    illustration: 'board-management',
    hue: '#1F6F5C',
    ink: '#1F6F5C',
    focus: 0.5,
  },
  'financial-management': {
    illustration: 'financial-management',
    hue: '#E2A33B',
    ink: '#8A5D10',
    focus: 1,
  },
  'property-management': {
    illustration: 'property-management',
    hue: '#B5573A',
    ink: '#A34A2F',
    focus: 0.9,
  },
  'legal-compliance': {
    illustration: 'legal-compliance',
    hue: '#3F5B7A',
    ink: '#3F5B7A',
    focus: 0.62,
  },
  'amenities-management': {
    illustration: 'amenities-management',
    hue: '#2A8C9E',
    ink: '#1C7182',
    focus: 0.6,
  },
  'community-engagement': {
    illustration: 'community-engagement',
    hue: '#7A4A78',
    ink: '#7A4A78',
    focus: 0.54,
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

/** The look of a category; one without a look of its own borrows that of the home page. */
export function lookOf(categorySlug: string): LookName {
  return categorySlug in LOOKS ? (categorySlug as LookName) : 'home';
}
