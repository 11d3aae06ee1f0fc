import { FRAMES } from '@hoa/core/answers/compose/frame';
import { FEDERAL, jurisdiction } from '@hoa/core/jurisdictions';
import { ofState, stateInSentence, stateInSpanish } from '@hoa/core/language/spanish-states';
import type { Answer, AnswerLanguage } from '@hoa/core/schemas/answer';
import type { FeedbackReason } from '@hoa/core/schemas/feedback';

/** The law that an answer rests on: whose it is, and how much of it was read in its text. */
export interface LawBehind {
  /** Names of states, or that of federal law. */
  states: readonly string[];
  checked: 'all' | 'some' | 'none';
}

const isFederal = (state: string) => state === jurisdiction(FEDERAL).name;

/** What the card of an answer says around it. */
interface AnswerWords {
  notCovered: string;
  /** The same in a sentence, above what comes nearest. */
  nothing: string;
  /** What stands above the answer on paper. */
  answer: string;
  /** Below an answer of the library that a provider is still at work on. */
  composing: string;
  /** What an answer that was copied has under it. */
  copied: { sources: string; from: (site: string) => string };
  /** What of the question the library says nothing on. */
  lacking: (missing: readonly string[]) => string;
  /** How much is answered, from the law of a state and so many articles. */
  from: (isWhole: boolean, law: LawBehind | undefined, articles: number) => string;
  stateName: (state: string) => string;
  askedFor: (state: string) => string;
  /** The earlier questions, where they are not in sight: on paper, or when the address was shared. */
  askedAfter: (questions: readonly string[]) => string;
  /** The same question for another state. */
  askAgainFor: (state: string) => string;
  /** Before the choice of a state on whose law the answer turns, and for no choice yet. */
  variesByState: string;
  chooseState: string;
  /** The way to all rules of a state. */
  allLaw: (state: string) => string;
  origins: Record<Answer['mode'], string>;
  guide: { ask: string; start: string };
  next: string;
  /** Above questions that may have been meant by one that is not covered. */
  meant: string;
  questions: (count: number) => string;
  sources: string;
  passages: (count: number) => string;
  howToAsk: { title: string; rules: readonly string[] };
  also: string;
  goOn: string;
  topics: (count: number) => string;
  questionAbout: (title: string) => string;
  helpful: Record<'ask' | 'reason' | 'thanks' | 'failed' | 'yes' | 'no', string>;
  /** Why an answer did not help, as its reader would say it. */
  reasons: Record<FeedbackReason, string>;
}

const listed = (locale: string, type: 'conjunction' | 'disjunction', parts: readonly string[]) =>
  new Intl.ListFormat(locale, { type }).format(parts);

/** 'Virginia law and 2 articles': the parts there are. */
function origin(locale: string, law: string | undefined, articles: string): string {
  return listed(locale, 'conjunction', [law ?? '', articles].filter(Boolean));
}

/** How much of the law was checked, said behind its name. */
const CHECKED: Record<LawBehind['checked'], string> = {
  all: '',
  some: ' (not all of it checked by us)',
  none: ' (not yet checked by us)',
};
const CHECKED_ES: Record<LawBehind['checked'], string> = {
  all: '',
  some: ' (que hemos comprobado solo en parte)',
  none: ' (que aún no hemos comprobado)',
};

const englishOf = (state: string) => (isFederal(state) ? 'federal' : state);
const spanishOf = (state: string) => (isFederal(state) ? 'federal' : ofState(state));

const ENGLISH: AnswerWords = {
  notCovered: 'Not in the library',
  nothing: 'The library does not cover this. What comes nearest is below.',
  answer: 'Answer:',
  composing: 'From the library, while a fuller answer is being written and checked.',
  copied: {
    sources: 'Sources',
    from: (site) => `From the ${site}. General information, not legal advice.`,
  },
  lacking: (missing) => `Partly covered: nothing on ${listed('en', 'disjunction', missing)}`,
  from: (isWhole, law, count) => {
    const articles = count === 0 ? '' : `${count} ${count === 1 ? 'article' : 'articles'}`;
    const from = origin(
      'en',
      law && `${listed('en', 'conjunction', law.states.map(englishOf))} law${CHECKED[law.checked]}`,
      articles,
    );
    return isWhole ? `Answered from ${from}` : `Partly covered, from ${from}`;
  },
  stateName: (state) => state,
  askedFor: (state) => `Asked for ${state}.`,
  askedAfter: (questions) => `Asked after: ${questions.map((one) => `“${one}”`).join(' ')}`,
  askAgainFor: (state) => `Ask again for ${state}`,
  variesByState: 'Rules differ by state:',
  chooseState: 'Choose yours',
  allLaw: (state) => `All our rules of ${state} law`,
  origins: {
    library: 'Written by our editors, from the sources named here.',
    ai: 'Written by AI from the passages named, each sentence checked against them.',
  },
  guide: { ask: 'Did this happen to you?', start: 'Start the guide:' },
  next: 'People ask next',
  meant: 'Did you mean one of these?',
  questions: (count) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  sources: 'Where this comes from',
  passages: (count) => `${count} ${count === 1 ? 'passage' : 'passages'}`,
  howToAsk: {
    title: 'How to ask so that it can be answered',
    rules: [
      'Name the matter: a fine, a fence, a meeting, a leak, an assessment.',
      'Say who did what: “The board denied my fence request. Can I appeal?”',
      'Ask one thing at a time, and name your state where its law may decide.',
    ],
  },
  also: FRAMES.en.also,
  goOn: 'Go on from here',
  topics: (count) => `${count} ${count === 1 ? 'topic' : 'topics'}`,
  questionAbout: (title) => `What should I know about ${title.toLowerCase()}?`,
  helpful: {
    ask: 'Was this helpful?',
    reason: 'What was the trouble?',
    thanks: 'Thank you. It helps the editors.',
    failed: 'That was not sent. Please try again.',
    yes: 'Yes',
    no: 'No',
  },
  reasons: {
    'not-my-question': 'Not my question',
    incorrect: 'Something is wrong',
    'out-of-date': 'Out of date',
    'too-vague': 'Too vague',
    'hard-to-follow': 'Hard to follow',
    other: 'Something else',
  },
};

const SPANISH: AnswerWords = {
  notCovered: 'No está en la biblioteca',
  nothing: 'La biblioteca no trata esto. Lo más cercano está abajo.',
  answer: 'Respuesta:',
  composing: 'De la biblioteca, mientras se escribe y se comprueba una respuesta más completa.',
  copied: {
    sources: 'Fuentes',
    from: (site) => `Tomado de ${site}. Información general, no asesoramiento legal.`,
  },
  lacking: (missing) => `Respondida en parte: nada sobre ${listed('es', 'disjunction', missing)}`,
  from: (isWhole, law, count) => {
    const articles = count === 0 ? '' : `${count} ${count === 1 ? 'artículo' : 'artículos'}`;
    const from = origin(
      'es',
      law &&
        `la ley ${listed('es', 'conjunction', law.states.map(spanishOf))}${CHECKED_ES[law.checked]}`,
      articles,
    );
    return isWhole ? `Respondida a partir de ${from}` : `Respondida en parte, a partir de ${from}`;
  },
  stateName: stateInSpanish,
  askedFor: (state) => `Pregunta para ${stateInSentence(state)}.`,
  askedAfter: (questions) => `Después de: ${questions.map((one) => `«${one}»`).join(' ')}`,
  askAgainFor: (state) => `Preguntar de nuevo para ${stateInSentence(state)}`,
  variesByState: 'Las normas cambian según el estado:',
  chooseState: 'Elija el suyo',
  allLaw: (state) => `Todas las normas ${ofState(state)}, en inglés`,
  origins: {
    library:
      'Escrita en inglés por nuestros redactores, a partir de las fuentes que se citan aquí.',
    ai: 'Escrita por IA a partir de los pasajes citados; cada frase se comprobó con ellos.',
  },
  guide: { ask: '¿Le ha pasado a usted?', start: 'Abra la guía, en inglés:' },
  next: 'Otras preguntas frecuentes, en inglés',
  meant: '¿Quiso preguntar algo de esto? Está en inglés.',
  questions: (count) => `${count} ${count === 1 ? 'pregunta' : 'preguntas'}`,
  sources: 'De dónde viene',
  passages: (count) => `${count} ${count === 1 ? 'pasaje' : 'pasajes'}`,
  howToAsk: {
    title: 'Cómo preguntar para que haya respuesta',
    rules: [
      'Nombre el asunto: una multa, una cerca, una reunión, una fuga, una cuota.',
      'Diga quién hizo qué: «La junta negó mi solicitud de cerca. ¿Puedo apelar?»',
      'Pregunte una cosa a la vez, y nombre su estado si su ley puede decidir.',
    ],
  },
  also: FRAMES.es.also,
  goOn: 'Para leer más, en inglés',
  topics: (count) => `${count} ${count === 1 ? 'tema' : 'temas'}`,
  questionAbout: (title) => `¿Qué debo saber sobre «${title}»?`,
  helpful: {
    ask: '¿Le ha servido?',
    reason: '¿Qué falló?',
    thanks: 'Gracias. Esto ayuda a nuestros redactores.',
    failed: 'No se envió. Inténtelo de nuevo.',
    yes: 'Sí',
    no: 'No',
  },
  reasons: {
    'not-my-question': 'No es mi pregunta',
    incorrect: 'Algo está mal',
    'out-of-date': 'Está desactualizada',
    'too-vague': 'Demasiado vaga',
    'hard-to-follow': 'Difícil de seguir',
    other: 'Otra cosa',
  },
};

const WORDS: Readonly<Record<AnswerLanguage, AnswerWords>> = { en: ENGLISH, es: SPANISH };

/** The words around an answer, in its language; what it quotes and leads to is English. */
export function answerWords({ language }: Pick<Answer, 'language'>): AnswerWords {
  // An answer that a tab kept from an earlier build may name no language.
  return WORDS[language] ?? ENGLISH;
}
