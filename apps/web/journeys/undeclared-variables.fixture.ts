import type { Page } from '@playwright/test';

/**
 * The CSS variables that elements on the page use in their style attributes and that no style sheet
 * declares: what `color="red"` on a component of Mantine gives until styles/mantine-theme.css has it.
 */
export function undeclaredVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const missing = Array.from(document.querySelectorAll('[style*="var(--"]'), (element) => {
      const style = getComputedStyle(element);
      const used = element.getAttribute('style')?.matchAll(/var\((--[\w-]+)\)/g) ?? [];
      return Array.from(used, ([, name = '']) => name).filter(
        (name) => style.getPropertyValue(name) === '',
      );
    });
    return [...new Set(missing.flat())];
  });
}
