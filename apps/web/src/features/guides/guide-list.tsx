import type { GuideSummary } from '@hoa/core/schemas/guide';
import { ReaderCards } from '../../components/reader-cards';

/** Every guide, those of owners first. */
export function GuideList({ guides }: { guides: readonly GuideSummary[] }) {
  const cards = guides.map((guide) => ({ ...guide, text: guide.summary }));
  return <ReaderCards path="guides" cards={cards} prompt="Start the guide" />;
}
