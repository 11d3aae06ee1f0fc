import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { undeclaredVariables } from './undeclared-variables.fixture';

/** The rules whose verdict rests on colors: all that another color scheme can change. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** Puts axe into a document once: to parse it takes longer than to look. */
async function prepare(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(AXE);
  // Each frame answers the one around it, wherever it comes from.
  await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
}

/** What axe finds wrong on a page and in its frames, as a rule and the elements that break it. */
async function violationsOn(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  for (const frame of page.frames()) await prepare(frame);
  const how: RunOptions = { ...options, resultTypes: ['violations'] };
  return page.evaluate(
    async (look) => {
      if (window.axe === undefined) throw new Error('The page has left axe behind.');
      const { violations } = await window.axe.run(look.within ?? document, look.how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { within, how },
  );
}

interface Part {
  /** A selector of what alone is looked at; the whole page otherwise. */
  within?: string;
  /** The only rules that count; all otherwise. */
  rules?: readonly string[];
  /** Rules that do not count. */
  without?: readonly string[];
}

/** Fails for anything that axe finds wrong, and for a CSS variable that no style sheet declares. */
export async function expectNoViolations(
  page: Page,
  { within, rules, without = [] }: Part = {},
): Promise<void> {
  // What was pressed a moment ago is still tinted.
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  const options: RunOptions = {
    ...(rules === undefined ? {} : { runOnly: [...rules] }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  expect(await violationsOn(page, options, within)).toEqual([]);
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
