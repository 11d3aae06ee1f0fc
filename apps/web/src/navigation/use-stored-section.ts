import { SCROLL_TO_SECTION_DELAY_MS, SCROLL_TO_SECTION_KEY } from '@hoa/core/constants';
import { useEffect } from 'react';
import { scrollToSection } from './scroll-to-section';
import { takeSession } from './session-storage';

/** On the home page: scrolls to the section that a link on another page asked for. */
export function useStoredSection(): void {
  useEffect(() => {
    const id = takeSession(SCROLL_TO_SECTION_KEY);
    if (id === null) return;
    const timer = setTimeout(() => scrollToSection(id), SCROLL_TO_SECTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
