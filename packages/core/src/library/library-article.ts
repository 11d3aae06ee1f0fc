import type { CategoryRef } from '../schemas/category.ts';
import type { DecidedBy } from '../schemas/topic.ts';
import type { Section } from './section.ts';

/** An article as search and the assistant read it: plain text, split into citable sections. */
export interface LibraryArticle {
  topicId: number;
  slug: string;
  title: string;
  description: string;
  category: CategoryRef;
  /** What people type when they mean this topic. */
  aliases: readonly string[];
  /** Slugs of the topics to read next, nearest first. */
  related: readonly string[];
  decidedBy: readonly DecidedBy[];
  sections: readonly Section[];
}

/** Path of a topic page, or of one section on it. */
export function topicPath(slug: string, anchor?: string): string {
  return anchor === undefined ? `/topic/${slug}` : `/topic/${slug}#${anchor}`;
}
