import { expect, test } from 'vitest';
import { failureNotice } from './failure-notice.ts';

test('why the library answers is said in the language of the answer', () => {
  expect(failureNotice('busy', 'en')).toBe(
    'The AI service is busy right now, so this answer comes straight from the library.',
  );
  expect(failureNotice('busy', 'es')).toBe(
    'El servicio de IA está ocupado en este momento, así que esta respuesta viene directamente de la biblioteca.',
  );
});
