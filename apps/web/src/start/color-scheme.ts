/** Where Mantine keeps what a visitor chose (its `localStorageColorSchemeManager`). */
const CHOICE = 'mantine-color-scheme-value';

/** Shows the document light or dark from its first frame, as its visitor chose or the system says. */
export function showColorScheme(): void {
  let chosen: string | null | undefined;
  try {
    chosen = localStorage.getItem(CHOICE);
  } catch {
    // A sandbox may forbid to look: then it is as if nothing was chosen.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
