import { SCROLL_TO_SECTION_KEY } from '@hoa/core/constants';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from './plain-click';
import { scrollToSection } from './scroll-to-section';
import { writeSession } from './session-storage';

/** The sections of the home page that the header leads to, by the id of their anchor. */
export const SECTIONS = [
  { id: 'ask-ai', label: 'Ask AI Assistant' },
  { id: 'featured', label: 'Featured Topics' },
  { id: 'categories', label: 'Education Categories' },
  { id: 'resources', label: 'Resource Library' },
  { id: 'glossary', label: 'HOA Terminology' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** The address of a section of the home page. */
export const sectionPath = (id: SectionId) => `/#${id}`;

/**
 * What a section link does when it is chosen: on the home page it scrolls; elsewhere it leaves the
 * section's name in session storage, for the home page to find, and goes there. A click that
 * wants a new tab is left to the browser.
 */
export function useSectionLink() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>, id: SectionId) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (pathname === '/') {
      scrollToSection(id);
      return;
    }
    writeSession(SCROLL_TO_SECTION_KEY, id);
    navigate('/');
  };
}
