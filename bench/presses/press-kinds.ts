import type { Locator, Page } from '@playwright/test';

/** A kind of press that a visitor of the portal makes. */
export interface PressKind {
  name: string;
  path: string;
  find: (page: Page) => Locator;
  /** What has to be done before there is something to press; then it can only be pressed late. */
  prepare?: (page: Page) => Promise<void>;
}

const HERO_BOX = 'What do you want to know?';
const SECTION_BOX = 'Ask about HOA governance, bylaws, rules, or management';

/** The first one under a question box; a choice of a state has options of its own. */
const firstSuggestion = (page: Page) =>
  page.getByRole('listbox').first().getByRole('option').first();

/** Every kind of press, on the pages of a phone that is 390 pixels wide. */
export const PRESS_KINDS: readonly PressKind[] = [
  {
    name: 'link of the header',
    path: '/topic/reserve-funds',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'HOA Education Portal' }),
  },
  {
    name: 'menu',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Open the menu' }),
  },
  {
    name: 'light and dark',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Switch between light and dark' }),
  },
  {
    name: 'choice of a state',
    path: '/',
    find: (page) => page.getByRole('banner').getByLabel('Your state'),
  },
  {
    name: 'situation',
    path: '/',
    find: (page) =>
      page.getByRole('navigation', { name: 'Common situations' }).getByRole('link').first(),
  },
  {
    name: 'Next of the carousel',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Next topic' }),
  },
  {
    name: 'more topics of a category',
    path: '/',
    find: (page) => page.getByText('+15 more topics...').first(),
  },
  {
    name: 'row of the glossary',
    path: '/#glossary',
    find: (page) => page.locator('#glossary summary').first(),
  },
  {
    name: 'Get Answer',
    path: '/#ask-ai',
    find: (page) => page.getByRole('button', { name: 'Get Answer' }),
  },
  {
    name: 'suggestion',
    path: '/',
    find: firstSuggestion,
    prepare: async (page) => {
      await page.getByLabel(HERO_BOX).fill('quorum');
      await firstSuggestion(page).waitFor();
    },
  },
  {
    name: 'Get Answer with a question',
    path: '/#ask-ai',
    find: (page) => page.getByRole('button', { name: 'Get Answer' }),
    prepare: (page) => page.getByLabel(SECTION_BOX).fill('What is a quorum?'),
  },
  {
    name: 'link of an article',
    path: '/topic/reserve-funds',
    find: (page) => page.getByRole('region', { name: 'Related Topics' }).getByRole('link').first(),
  },
  {
    name: 'print',
    path: '/topic/reserve-funds',
    find: (page) => page.getByRole('button', { name: 'Print' }).first(),
  },
  {
    name: 'start of a guide',
    path: '/guides',
    find: (page) => page.getByRole('main').getByRole('article').getByRole('link').first(),
  },
  {
    name: 'Next of a guide',
    path: '/guides/fined',
    find: (page) => page.getByRole('main').getByRole('button', { name: 'Next' }),
  },
  {
    name: 'choice of a calculator',
    path: '/tools/quorum-and-votes',
    find: (page) => page.getByRole('main').getByRole('combobox').first(),
  },
  {
    name: 'Excel of a calculator',
    path: '/tools/reserve-funding',
    find: (page) => page.getByRole('link', { name: 'Excel', exact: true }),
  },
];
