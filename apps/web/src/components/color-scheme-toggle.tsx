import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './color-scheme-toggle.module.css';

/**
 * Switches between light and dark. Both icons are there and style sheets choose one, so that the
 * server need not know which scheme the visitor has.
 */
export function ColorSchemeToggle() {
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
      className={classes.toggle}
    >
      <IconMoon className={classes.inLight} size={20} stroke={1.75} aria-hidden />
      <IconSun className={classes.inDark} size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
