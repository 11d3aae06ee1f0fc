import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click';
import { writePrefilledQuestion } from './prefilled-question';
import { useSectionLink } from './section-link';

/** What a link to the assistant does when it is chosen: the question travels to its box. */
export function useAskLink() {
  const openSection = useSectionLink();
  return (event: MouseEvent<HTMLAnchorElement>, question: string) => {
    if (isPlainClick(event)) writePrefilledQuestion(question);
    openSection(event, 'ask-ai');
  };
}
