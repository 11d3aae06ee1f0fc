import { DOCUMENT_LIMIT_TIPS } from '@hoa/core/constants';
import { QUESTION_MAX_CHARS } from '@hoa/core/limits';
import { EMPTY_QUESTION_MESSAGE } from '@hoa/core/messages';
import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import { COPY_WORDS, type CopyWords } from '../../components/copy-text';

/** What stands around a question while it is asked, when it fails, and beside what may be done next. */
interface AskingWords {
  searching: string;
  cancel: string;
  stop: string;
  /** Unfolds a long question, and folds it again. */
  question: Record<'all' | 'less', string>;
  /** Beside the button, when no answer came. */
  noAnswer: string;
  failed: {
    offline: string;
    noAnswer: string;
    inBox: string;
    kept: string;
    tips: readonly string[];
    retry: string;
  };
  toast: {
    title: string;
    /** What the message says: that of the error only where it speaks of size. */
    description: (sizeMessage: string | undefined) => string;
  };
  /** Why a question was not sent. */
  empty: string;
  tooLong: string;
  /** Heading of the questions before this one. */
  earlier: string;
  copy: CopyWords & { answer: string; link: string; linkByHand: string };
  print: string;
  followUp: Record<'covered' | 'otherwise' | 'example' | 'ask' | 'asking' | 'again', string>;
}

const ENGLISH: AskingWords = {
  searching: 'Looking through the library',
  cancel: 'Cancel',
  stop: 'Stop',
  question: { all: 'Show the whole question', less: 'Show less of the question' },
  noAnswer: 'No answer this time. What may help is below.',
  failed: {
    offline: 'You seem to be offline.',
    noAnswer: 'No answer came back this time.',
    inBox: 'Your question is still in the box above.',
    kept: 'Your question is kept here.',
    tips: [
      `Documents must be under ${DOCUMENT_LIMIT_TIPS}.`,
      'Try a smaller document, or only the relevant section of it.',
      'Crop large bylaws PDFs to the pages that matter.',
      'Ask about a specific article, section or exhibit.',
    ],
    retry: 'Try again',
  },
  toast: {
    title: 'Document Processing Error',
    description: (sizeMessage = 'The document is too large or complex.') =>
      `${sizeMessage} Try using a smaller document or asking about a specific section.`,
  },
  empty: EMPTY_QUESTION_MESSAGE,
  tooLong: `Please use at most ${QUESTION_MAX_CHARS.toLocaleString('en-US')} characters.`,
  earlier: 'Earlier in this conversation',
  copy: {
    ...COPY_WORDS,
    answer: 'Copy with sources',
    link: 'Copy link',
    linkByHand: 'Copy the address of this page instead.',
  },
  print: 'Print',
  followUp: {
    covered: 'Ask a follow-up question',
    otherwise: 'Ask it another way',
    example: 'For example: And in a condominium?',
    ask: 'Ask',
    asking: 'Asking',
    again: 'New question',
  },
};

const SPANISH: AskingWords = {
  searching: 'Buscando en la biblioteca',
  cancel: 'Cancelar',
  stop: 'Detener',
  question: { all: 'Mostrar toda la pregunta', less: 'Mostrar menos de la pregunta' },
  noAnswer: 'Esta vez no hubo respuesta. Abajo está lo que puede ayudar.',
  failed: {
    offline: 'Parece que no tiene conexión.',
    noAnswer: 'Esta vez no llegó ninguna respuesta.',
    inBox: 'Su pregunta sigue en el cuadro de arriba.',
    kept: 'Su pregunta se conserva aquí.',
    // No document can be sent yet, of which the English ones speak.
    tips: [
      'Espere un momento y vuelva a intentarlo.',
      'Compruebe que tiene conexión a Internet.',
      'Pregunte una sola cosa, en pocas palabras.',
    ],
    retry: 'Intentar de nuevo',
  },
  toast: {
    title: 'No se pudo responder',
    description: (sizeMessage) =>
      sizeMessage === undefined
        ? 'No llegó ninguna respuesta. Inténtelo de nuevo en un momento.'
        : 'La pregunta es demasiado larga. Acórtela e inténtelo de nuevo.',
  },
  empty: 'Escriba su pregunta',
  tooLong: `Use como máximo ${QUESTION_MAX_CHARS.toLocaleString('es-US')} caracteres.`,
  earlier: 'Antes en esta conversación',
  copy: {
    copied: 'Copiado',
    blocked: (byHand) => `Aquí no se permite copiar. ${byHand}`,
    byHand: 'Seleccione el texto y cópielo a mano.',
    answer: 'Copiar con las fuentes',
    link: 'Copiar el enlace',
    linkByHand: 'Copie la dirección de esta página.',
  },
  print: 'Imprimir',
  followUp: {
    covered: 'Haga otra pregunta sobre esto',
    otherwise: 'Pregúntelo de otra manera',
    example: 'Por ejemplo: ¿Y en un condominio?',
    ask: 'Preguntar',
    asking: 'Preguntando',
    again: 'Nueva pregunta',
  },
};

/** The words around a question in a language, by {@link languageOf} its turn. */
export const ASKING_WORDS: Readonly<Record<AnswerLanguage, AskingWords>> = {
  en: ENGLISH,
  es: SPANISH,
};
