import { SCROLL_TO_SECTION_DELAY_MS, SCROLL_TO_SECTION_KEY } from '@hoa/core/constants';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scrollToSection } from './scroll-to-section';
import { takeSession, writeSession } from './session-storage';

/** A click that stays on this page: a new tab, a new window or a download is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier;
}

/** The sections of the home page that the header leads to, by the id of their anchor. */
export const SECTIONS = [
  { id: 'ask-ai', label: 'Ask AI Assistant' },
  { id: 'featured', label: 'Featured Topics' },
  { id: 'categories', label: 'Education Categories' },
  { id: 'resources', label: 'Resource Library' },
  { id: 'glossary', label: 'HOA Terminology' },
] as const;

type SectionId = (typeof SECTIONS)[number]['id'];

/** The state of a navigation after which the reader stays where the page is scrolled to. */
export const KEEPS_PLACE = { keepsPlace: true };

/** The address of a section of the home page. */
export const sectionPath = (id: SectionId) => `/#${id}`;

/**
 * What a section link does when it is chosen: on the home page it scrolls and puts the section into
 * the address; elsewhere it leaves the section's name in session storage, for the home page to
 * find, and goes there. A click that wants a new tab is left to the browser.
 */
export function useSectionLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>, id: SectionId) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (pathname === '/') {
      // First the address, so that going back finds the place that was left.
      if (hash !== `#${id}`) navigate({ search, hash: id }, { state: KEEPS_PLACE });
      scrollToSection(id);
      return;
    }
    writeSession(SCROLL_TO_SECTION_KEY, id);
    navigate('/');
  };
}

/**
 * On the home page: scrolls to the section that a link on another page asked for, and puts it into
 * the address, unless that names something by now.
 */
export function useStoredSection(): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const show = useEffectEvent((id: string) => {
    scrollToSection(id);
    if (window.location.hash !== '') return;
    navigate({ search, hash: id }, { replace: true, state: KEEPS_PLACE });
  });
  useEffect(() => {
    const id = takeSession(SCROLL_TO_SECTION_KEY);
    if (id === null) return;
    const timer = setTimeout(() => show(id), SCROLL_TO_SECTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
