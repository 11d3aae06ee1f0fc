import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { theme } from './theme';

const SCHEME = {
  manager: localStorageColorSchemeManager(),
  defaultColorScheme: 'auto',
  forceColorScheme: undefined,
  getRootElement: () => document.documentElement,
} as const;

/**
 * Gives Mantine's components the theme and the color scheme. Mantine's own provider would bring,
 * and run as it is loaded, what works out the variables of a theme; they are in
 * `styles/mantine-theme.css` already.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme(SCHEME);
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement: SCHEME.getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: false,
    }),
    [colorScheme, setColorScheme, clearColorScheme],
  );
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
