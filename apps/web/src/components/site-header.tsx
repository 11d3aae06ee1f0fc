import { ActionIcon, Burger, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SECTIONS, sectionPath, useSectionLink } from '../navigation/section-link';
import { BrandMark, BrandName } from './brand-mark';
import classes from './site-header.module.css';
import { StatePicker } from './state-picker';
import { useMenu } from './use-menu';

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return (
    <a className={`link ${classes.skip}`} href="#main" data-site>
      Skip to content
    </a>
  );
}

/**
 * Switches between light and dark. Both icons are there and style sheets choose one, so that the
 * server need not know which scheme the visitor has.
 */
function ColorSchemeToggle() {
  // Transitions go on: Mantine would stop them with a style element that the page's policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const toggle = () => {
    const current = document.documentElement.dataset.mantineColorScheme;
    setColorScheme(current === 'dark' ? 'light' : 'dark');
  };
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      color="gray"
      onClick={toggle}
      aria-label="Switch between light and dark"
      className="muted"
    >
      <IconMoon className={classes.inLight} size={20} stroke={1.75} aria-hidden />
      <IconSun className={classes.inDark} size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

const MENU_ID = 'site-sections';

/** The slim header of every page: the way home, the five sections of the home page, the search. */
export function SiteHeader({ search }: { search: ReactNode }) {
  const menu = useMenu();
  const openSection = useSectionLink();

  return (
    <header className={classes.header} data-site>
      <div className={classes.bar}>
        <a href="/" className={classes.brand} onClick={menu.close}>
          <BrandMark height={32} />
          <BrandName />
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
          <StatePicker />
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
