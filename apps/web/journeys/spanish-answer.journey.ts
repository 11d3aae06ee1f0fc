import { ANSWER, answerCard, answerQuestions, ask, headline } from './assistant.fixture';
import { brokenCall, openHome, QUESTION_BOX } from './home-page.fixture';
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
  await answerCard(page).getByRole('button', { name: 'Copiar con las fuentes' }).click();
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

test('what may be done with an answer in Spanish, and the box under it, are in Spanish', async ({
  page,
}) => {
  await answerQuestions(page, { ...ANSWER, language: 'es' });
  await openHome(page);
  await ask(page, QUESTION);
  for (const name of ['Copiar con las fuentes', 'Copiar el enlace', 'Imprimir']) {
    await expect(answerCard(page).getByRole('button', { name })).toBeVisible();
  }
  const followUp = page.getByLabel('Haga otra pregunta sobre esto');
  await expect(followUp).toHaveAttribute('placeholder', /^Por ejemplo/);
  await followUp.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Escriba su pregunta');
  await expect(page.getByRole('button', { name: 'Nueva pregunta' })).toBeVisible();
});

test('an English follow-up without a word of grammar is answered in English', async ({ page }) => {
  await openHome(page);
  await ask(page, '¿Puede la junta multarme sin audiencia?');
  await expect(answerCard(page)).toHaveAttribute('lang', 'es');
  await ask(page, 'late fees?');
  await expect(headline(page)).toHaveText('late fees?');
  await expect(answerCard(page)).toHaveAttribute('lang', 'en');
});

test.describe('when a question in Spanish cannot be answered', () => {
  test.use({ expectedComplaints: /Failed to load resource|The question was not answered/ });

  test('it is searched for, and fails, in Spanish', async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route('**/trpc/ask.answer*', async (route) => {
      await release.promise;
      await route.fulfill({ status: 500, json: [brokenCall()] });
    });
    await openHome(page);
    await ask(page, '¿Quién paga la fuga de agua?');
    const status = page.getByRole('tabpanel').getByRole('status');
    await expect(status).toHaveText('Buscando en la biblioteca.');
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    release.resolve();
    await expect(answerCard(page)).toHaveAttribute('lang', 'es');
    await expect(answerCard(page)).toContainText('Su pregunta sigue en el cuadro de arriba.');
    await expect(answerCard(page).getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expect(status).toHaveText(/^Esta vez no hubo respuesta/);
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('No se pudo responder')).toBeVisible();
    await expect(toast.getByRole('button', { name: 'Cerrar el mensaje' })).toBeVisible();
  });
});
