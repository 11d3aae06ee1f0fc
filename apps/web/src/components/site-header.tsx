import { Burger } from '@mantine/core';
import type { ReactNode } from 'react';
import { SECTIONS, sectionPath, useSectionLink } from '../navigation/section-link';
import { ColorSchemeToggle } from './color-scheme-toggle';
import classes from './site-header.module.css';
import { useMenu } from './use-menu';

const MENU_ID = 'site-sections';

/** The slim header of every page: the way home, the five sections of the home page, the search. */
export function SiteHeader({ search }: { search: ReactNode }) {
  const menu = useMenu();
  const openSection = useSectionLink();

  return (
    <header className={classes.header} data-site>
      <div className={classes.bar}>
        <a href="/" className={classes.brand} onClick={menu.close}>
          <img src="/illustrations/favicon.svg" alt="" width={32} height={32} />
          <span>HOA Education Portal</span>
        </a>
        <nav
          id={MENU_ID}
          ref={menu.panelRef}
          aria-label="Sections"
          className={classes.nav}
          data-open={menu.isOpen || undefined}
        >
          {SECTIONS.map(({ id, label }) => (
            <a
              key={id}
              href={sectionPath(id)}
              className={classes.link}
              onClick={(event) => {
                menu.close();
                openSection(event, id);
              }}
            >
              {label}
            </a>
          ))}
        </nav>
        <noscript>
          <a href="/search" className={classes.link}>
            Search
          </a>
        </noscript>
        <div className={classes.tools}>
          {search}
          <ColorSchemeToggle />
          <Burger
            ref={menu.buttonRef}
            className={classes.burger}
            opened={menu.isOpen}
            onClick={menu.toggle}
            aria-label={menu.isOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={menu.isOpen}
            aria-controls={MENU_ID}
            size="sm"
          />
        </div>
      </div>
    </header>
  );
}
