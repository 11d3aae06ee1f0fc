import type { Page } from '@playwright/test';
import { QUESTION_BOX } from './home-page.fixture';

/** An answer as the server gives it. */
export const ANSWER = {
  response:
    '<section data-part="lead"><p>A quorum is the minimum that must be present. <a href="/topic/quorum-requirements">[1]</a></p></section>',
  sources: [
    {
      slug: 'quorum-requirements',
      title: 'Quorum Requirements',
      heading: 'In short',
      url: '/topic/quorum-requirements#in-short',
      quote: 'A quorum is the minimum that must be present.',
    },
  ],
  status: 'answered',
  lead: 'A quorum is the minimum that must be present.',
  missing: [] as string[],
  facts: [],
  language: 'en',
  mode: 'library',
  decidedBy: [{ document: 'bylaws', heading: 'Quorum' }],
  related: [{ id: 10, slug: 'proxy-voting', title: 'Proxy Voting' }],
  next: ['Can I take my proxy back?'],
  answerId: '0b9f8b0e-5a51-4f3e-9f57-0a4c64c0a111',
};

export const HERO_BOX = 'What do you want to know?';
export const FOLLOW_UP_BOX = 'Ask a follow-up question';

export const box = (page: Page) => page.getByLabel(QUESTION_BOX);
export const submit = (page: Page) => page.getByRole('button', { name: 'Get Answer' });
export const answerCard = (page: Page) => page.getByRole('article', { name: 'Answer:' });
export const answerTitle = (page: Page) => page.getByRole('heading', { name: 'Answer:' });
/** The question that the answer on screen is an answer to. */
export const headline = (page: Page) => page.locator('#answer-question');
/** Questions that were asked before, each folded to itself. */
export const earlier = (page: Page) =>
  page.getByRole('region', { name: 'Earlier in this conversation' }).locator('summary');

/** Fills the box of the section and sends what is in it. */
export async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await submit(page).click();
}

/** Answers every question with the given answer, and gives the bodies that were sent. */
export async function answerQuestions(page: Page, answer: object = ANSWER): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/trpc/ask.answer*', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: [{ result: { data: answer } }] });
  });
  return sent;
}
