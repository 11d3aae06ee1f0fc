import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import type { FailureReason } from './provider.ts';

/**
 * Why the library's answer stands where a provider was to write one: the provider failed, what it
 * wrote was not borne out by the sections it cites, or the day's calls, or the visitor's share of
 * them, are used up.
 */
export type Unwritten = FailureReason | 'unsupported' | 'used-up';

const ENGLISH: Record<Unwritten, string> = {
  unreachable: 'The AI service cannot be reached right now',
  rejected: 'The AI service did not accept our request',
  declined: 'The AI service declined to answer this',
  busy: 'The AI service is busy right now',
  failing: 'The AI service has a problem right now',
  'too-slow': 'The AI service took too long',
  'cut-off': 'The AI service broke off in the middle',
  empty: 'The AI service had no answer',
  'too-large': 'The AI service sent more than an answer',
  unreadable: 'The AI service sent nothing readable',
  'circuit-open': 'The AI service is having problems',
  stopped: 'The AI answer was stopped',
  unsupported: 'The AI answer was not backed by our articles',
  'used-up': "Today's AI answers are used up",
};

const SPANISH: Record<Unwritten, string> = {
  unreachable: 'Ahora no se puede acceder al servicio de IA',
  rejected: 'El servicio de IA no aceptó nuestra solicitud',
  declined: 'El servicio de IA no quiso responder a esto',
  busy: 'El servicio de IA está ocupado en este momento',
  failing: 'El servicio de IA tiene un problema en este momento',
  'too-slow': 'El servicio de IA tardó demasiado',
  'cut-off': 'El servicio de IA se interrumpió a la mitad',
  empty: 'El servicio de IA no tuvo respuesta',
  'too-large': 'El servicio de IA envió más que una respuesta',
  unreadable: 'El servicio de IA no envió nada legible',
  'circuit-open': 'El servicio de IA está teniendo problemas',
  stopped: 'La respuesta de la IA se detuvo',
  unsupported: 'La respuesta de la IA no tenía respaldo en nuestros artículos',
  'used-up': 'Las respuestas de la IA de hoy se agotaron',
};

/** What a visitor reads beside the library's answer, in its language. */
export function failureNotice(why: Unwritten, language: AnswerLanguage): string {
  return language === 'es'
    ? `${SPANISH[why]}, así que esta respuesta viene directamente de la biblioteca.`
    : `${ENGLISH[why]}, so this answer comes straight from the library.`;
}
