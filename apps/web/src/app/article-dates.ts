import type { Topic } from '@hoa/core/schemas/topic';

export interface ArticleDates {
  /** The earliest day on which the text is known to have existed. */
  published: string;
  /** The day an editor last checked it. */
  modified: string;
}

/** The dates of an article as YYYY-MM-DD; null for a text that no editor has checked. */
export function articleDates({ content, details, origin }: Topic): ArticleDates | null {
  if (origin !== 'library' || details === null) return null;
  const modified = details.reviewed;
  const stored = content?.createdAt?.slice(0, 10) ?? modified;
  return { published: stored < modified ? stored : modified, modified };
}
