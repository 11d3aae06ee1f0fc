import { CATALOGUE_TOPICS, categoryRef, FALLBACK_CATEGORIES } from '../categories/catalogue.ts';
import { inferCategorySlug } from '../categories/infer-category.ts';
import type { CategoryRef } from '../schemas/category.ts';
import { slugToTitle } from '../text/slug.ts';

/** What a topic is called and where it belongs, before any text. */
export interface TopicIdentity {
  id: number;
  slug: string;
  title: string;
  description?: string;
  category: CategoryRef;
  /** false when the topic was synthesized from the words of its slug. */
  known: boolean;
}

/** The identifier of every synthesized topic: no stored topic has it. */
export const SYNTHESIZED_TOPIC_ID = 0;

/** The topic that the portal can show even with no catalogue at all. */
const SAMPLE_TOPIC_SLUG = 'reserve-funds';
const SAMPLE_TOPIC: TopicIdentity = {
  id: 25,
  slug: SAMPLE_TOPIC_SLUG,
  title: 'Reserve Funds',
  category: { id: 2, slug: 'financial-management', name: 'Financial Management' },
  known: true,
};

function catalogueTopic(slug: string): TopicIdentity | null {
  const topic = CATALOGUE_TOPICS.get(slug);
  if (topic === undefined) return null;
  const { id, title, description, category } = topic;
  return { id, slug, title, description, category, known: true };
}

function sampleTopic(slug: string): TopicIdentity | null {
  return slug === SAMPLE_TOPIC_SLUG ? (catalogueTopic(slug) ?? SAMPLE_TOPIC) : null;
}

/** A topic made from the words of a slug that nobody knows. */
export function synthesizeTopic(slug: string): TopicIdentity {
  const categorySlug = inferCategorySlug(slug);
  const category = FALLBACK_CATEGORIES.find((candidate) => candidate.slug === categorySlug);
  return {
    id: SYNTHESIZED_TOPIC_ID,
    slug,
    title: slugToTitle(slug),
    category: categoryRef(category ?? SAMPLE_TOPIC.category),
    known: false,
  };
}

/**
 * Resolves a slug in the order of the specification (section 4): what is stored, the built-in
 * sample, the built-in topic list, and last a topic synthesized from the slug's words. A known
 * topic always wins, with its own category.
 *
 * @param stored the topic found under the slug in the database, or null
 */
export function resolveTopic(slug: string, stored: TopicIdentity | null): TopicIdentity {
  return stored ?? sampleTopic(slug) ?? catalogueTopic(slug) ?? synthesizeTopic(slug);
}
