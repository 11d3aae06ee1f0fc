import type { SectionRef } from '../../search/passages/passages.ts';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';

/** Words of a section that an answer quotes, verbatim and whole. */
export interface Quoted extends SectionRef {
  text: string;
}

/** An excerpt as an answer quotes it. */
export function quoted({ excerpt: { passage, text } }: Pick<RankedExcerpt, 'excerpt'>): Quoted {
  return { ...passage, text };
}
