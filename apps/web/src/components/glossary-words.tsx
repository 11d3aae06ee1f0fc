import type { RefObject } from 'react';
import { useIntentComponent } from './use-intent-component';
import { useTermPopup } from './use-term-popup';

const loadPopup = () => import('./glossary-popup').then(({ GlossaryPopup }) => GlossaryPopup);

/**
 * Explains the glossary words of a text. One popup serves the whole text; it and the definitions
 * are fetched when a word is first approached, so that a page that is only read never pays.
 */
export function GlossaryWords({ textRef }: { textRef: RefObject<HTMLElement | null> }) {
  const [GlossaryPopup, fetchPopup] = useIntentComponent(loadPopup);
  const { open, popupId, popupEvents } = useTermPopup(textRef, fetchPopup);
  if (open === null || GlossaryPopup === undefined) return null;
  return <GlossaryPopup mark={open.mark} id={popupId} {...popupEvents} />;
}
