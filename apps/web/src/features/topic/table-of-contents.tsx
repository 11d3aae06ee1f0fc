import type { OutlineEntry } from '@hoa/core/schemas/topic';
import { PageContents } from '../../components/page-contents';
import { IN_YOUR_STATE, inYourState, useChosenState } from '../../navigation/chosen-state';
import { useCurrentSection } from './use-current-section';

interface TableOfContentsProps {
  outline: readonly OutlineEntry[];
  /** The text that the sections stand in: when it changes, they are other elements. */
  html: string;
}

/** The sections of an article and its part on the state, the one that is being read marked. */
export function TableOfContents({ outline, html }: TableOfContentsProps) {
  const state = useChosenState();
  const entries = [
    ...outline.map(({ anchor, heading }) => ({ anchor, label: heading })),
    { anchor: IN_YOUR_STATE, label: inYourState(state) },
  ];
  const anchors = entries.map(({ anchor }) => anchor);
  return (
    <PageContents
      entries={entries}
      count={`${entries.length} sections`}
      layout="beside"
      current={useCurrentSection(anchors, html)}
    />
  );
}
