import type { Guide, GuideSummary } from '../schemas/guide.ts';

/** A guide as lists show it. */
export function guideSummary(guide: Guide): GuideSummary {
  const { slug, title, summary, for: who, topics, reviewed, situation } = guide;
  const own = { slug, title, summary, for: who, topics, reviewed };
  return situation === undefined ? own : { ...own, situation };
}
