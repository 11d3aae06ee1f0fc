import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click';
import { writePrefilledQuestion } from './prefilled-question';
import { useSectionLink } from './section-link';

/** The assistant with a question in its box, for links that are opened without a script. */
export function askPath(question: string): string {
  return `/?question=${encodeURIComponent(question)}#ask-ai`;
}

/** What a link to the assistant does when it is chosen: the question travels to its box. */
export function useAskLink() {
  const openSection = useSectionLink();
  return (event: MouseEvent<HTMLAnchorElement>, question: string) => {
    if (isPlainClick(event)) writePrefilledQuestion(question);
    openSection(event, 'ask-ai');
  };
}
