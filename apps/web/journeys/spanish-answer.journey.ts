import { ANSWER, answerCard, answerQuestions, ask, headline } from './assistant.fixture';
import { openHome, QUESTION_BOX } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const QUESTION = '¿Qué es el quórum?';

test('an answer in Spanish is copied and printed with Spanish words around it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerQuestions(page, { ...ANSWER, language: 'es' });
  await openHome(page);
  await ask(page, QUESTION);
  await answerCard(page).getByRole('button', { name: 'Copy with sources' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('Fuentes\n1. Quorum Requirements');
  expect(await copied()).toMatch(/Información general, no asesoramiento legal\.$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#answer-title')).toHaveText('Respuesta:', { useInnerText: true });
});

test('what the library lacks is said in Spanish beside the button', async ({ page }) => {
  const lacking = { status: 'not-covered', language: 'es', sources: [], related: [], next: [] };
  await answerQuestions(page, { ...ANSWER, ...lacking });
  await openHome(page);
  await ask(page, '¿cuál es la capital de Francia?');
  const outcome = page.getByRole('tabpanel').getByText('La biblioteca no trata esto.');
  await expect(outcome).toBeVisible();
  await expect(outcome).toHaveAttribute('lang', 'es');
});

test('a follow-up of one word stays in the language of its conversation', async ({ page }) => {
  await openHome(page);
  await page.getByLabel(QUESTION_BOX).fill('¿Puede la junta multarme sin audiencia?');
  await page.getByLabel(QUESTION_BOX).press('Enter');
  await expect(answerCard(page)).toHaveAttribute('lang', 'es');
  await ask(page, 'parking');
  await expect(headline(page)).toHaveText('parking');
  await expect(answerCard(page)).toHaveAttribute('lang', 'es');
});
