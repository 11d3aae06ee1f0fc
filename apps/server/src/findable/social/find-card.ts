import { PortalError } from '@hoa/core/errors';
import { isSlug } from '@hoa/core/text/slug';
import type { Services } from '../../services/services.ts';
import { type Card, lookOf } from './card.ts';

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
export function topicCard(slug: string, { topics }: Services): Card {
  const topic = isSlug(slug) ? topics.bySlug(slug) : undefined;
  if (!topic?.known) throw new PortalError('not-found', 'Topic not found');
  const { title, category } = topic;
  return { title, label: category.name, look: lookOf(category.slug) };
}
