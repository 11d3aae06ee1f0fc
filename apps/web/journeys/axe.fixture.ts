import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { undeclaredVariables } from './undeclared-variables.fixture';

/** The rules whose verdict rests on colors: all that another color scheme can change. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Part {
  /** A selector of what alone is looked at; the whole page otherwise. */
  within?: string;
  rules?: readonly string[];
}

/** Fails for anything that axe finds wrong, and for a CSS variable that no style sheet declares. */
export async function expectNoViolations(page: Page, { within, rules }: Part = {}): Promise<void> {
  // What was pressed a moment ago is still tinted.
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Without frames there is nothing to gather in a blank page of its own, which takes most of a second.
  if (page.frames().length === 1) builder.setLegacyMode();
  if (within !== undefined) builder.include(within);
  if (rules !== undefined) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found).toEqual([]);
  expect(await undeclaredVariables(page)).toEqual([]);
}

/**
 * Waits until colors change no more: where motion is reduced, each element takes the color that it
 * inherits a frame after the one around it. In a closed fold nothing moves on until it opens.
 */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What never rests is looked at all the same.
    for (let still = 0, frames = 0; still < 3 && frames < 300; frames += 1) {
      await new Promise(requestAnimationFrame);
      const changing = document.getAnimations().some((one) => {
        const { target } = one.effect as KeyframeEffect;
        return one instanceof CSSTransition && target?.checkVisibility();
      });
      still = changing ? 0 : still + 1;
    }
  });
}

/** Gives the page the light or the dark, and waits until it has all of its colors. */
export async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme))
    .toContain(colorScheme);
  await colorsSettled(page);
}

/**
 * Looks at a page, or a part of it, as it is and then in the dark, where only colors are new.
 * The page comes back to the light.
 */
export async function expectFitInBothSchemes(page: Page, part: Part = {}): Promise<void> {
  await expectNoViolations(page, part);
  await changeScheme(page, 'dark');
  await expectNoViolations(page, { ...part, rules: COLOR_RULES });
  await changeScheme(page, 'light');
}
