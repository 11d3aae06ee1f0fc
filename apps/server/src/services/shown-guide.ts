import type { Guide, GuidePassage } from '@hoa/core/schemas/guide';
import type { LibraryStore } from '../library/library-store.ts';

/** A guide without what leads to topics that are not shown here; its texts and the law stay. */
export function shownGuide(guide: Guide, library: Pick<LibraryStore, 'hidesTopic'>): Guide {
  const isShown = (slug: string) => !library.hidesTopic(slug);
  const passages = (rests: readonly GuidePassage[]) => rests.filter(({ slug }) => isShown(slug));
  const resting = <Part extends { rests: GuidePassage[] }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, rests: passages(part.rests) }));
  return {
    ...guide,
    topics: guide.topics.filter(isShown),
    standing: resting(guide.standing),
    points: resting(guide.points),
    steps: resting(guide.steps),
    lawyer: resting(guide.lawyer),
    reading: passages(guide.reading),
  };
}
