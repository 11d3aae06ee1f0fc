import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../navigation/plain-click';
import classes from './follow-links.module.css';
import { pageLinkAt } from './page-link';

/**
 * Links are the browser's own everywhere, in components and in articles: `<a href="/topic/…">`.
 * Those that lead to a page of the portal are followed here, without loading a document; what a
 * component prevented is left alone, and so is a section of the page that is on screen.
 */
export function FollowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = pageLinkAt(event.target);
    if (link === undefined) return;
    const { pathname, search } = window.location;
    const isHere = link.pathname === pathname && link.search === search;
    if (isHere && link.hash !== '') return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`, { replace: isHere });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
    <div className={classes.page} onClick={follow}>
      {children}
    </div>
  );
}
