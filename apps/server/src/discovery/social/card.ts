import { PortalError } from '@hoa/core/errors';
import type { Topic } from '@hoa/core/schemas/topic';
import { isSlug } from '@hoa/core/text/slug';
import type { Services } from '../../services/services.ts';
import type { ListedPage } from '../listed-pages.ts';

/** What a social preview picture says and shows. */
export interface Card {
  title: string;
  /** A few words above the title. */
  label: string;
  /** Which look of {@link LOOKS} it wears. */
  look: LookName;
  /** The topic whose object it shows. */
  topic?: { slug: string; category: string };
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
function lookOf(categorySlug: string): LookName {
  return Object.hasOwn(LOOKS, categorySlug) ? (categorySlug as LookName) : 'home';
}

/** The card of the home page, which stands in for pages that have none. */
export const HOME_CARD: Card = {
  title: 'Know how your association works, and what to do tonight',
  label: 'For homeowners and volunteer boards',
  look: 'home',
};

/** @throws PortalError 'not-found' when the library has no such category */
export function categoryCard(slug: string, { categories }: Services): Card {
  const { name, topics } = categories.bySlug(slug);
  return { title: name, label: `${topics.length} plain articles`, look: lookOf(slug) };
}

/** @throws PortalError 'not-found' for a topic that a visitor made up: no picture quotes it */
export function knownTopic(slug: string, { topics }: Services): Topic {
  const topic = isSlug(slug) ? topics.bySlug(slug) : undefined;
  if (!topic?.known) throw new PortalError('not-found', 'Topic not found');
  return topic;
}

/** @throws PortalError 'not-found' for a topic that a visitor made up */
export function topicCard(slug: string, services: Services): Card {
  const { title, category } = knownTopic(slug, services);
  return {
    title,
    label: category.name,
    look: lookOf(category.slug),
    topic: { slug, category: category.slug },
  };
}

/** The parts of the portal beside the library. */
export const PART_NAMES = ['law', 'tools', 'letters', 'guides'] as const;
type PartName = (typeof PART_NAMES)[number];

/** The label of the cards of each part, and whose look they wear. */
const PARTS: Readonly<Record<PartName, Omit<Card, 'title'>>> = {
  law: { label: 'State law', look: 'legal-compliance' },
  tools: { label: 'With the working shown', look: 'financial-management' },
  letters: { label: 'Letters and notices', look: 'community-engagement' },
  guides: { label: 'Guides', look: 'board-management' },
};

/**
 * @param pages those of the part
 * @throws PortalError 'not-found' for a path that none of them has
 */
export function partCard(part: PartName, path: string, pages: readonly ListedPage[]): Card {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new PortalError('not-found', 'There is no such page');
  return { title: page.title, ...PARTS[part] };
}
