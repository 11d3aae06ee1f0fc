import { ofState, stateInSentence } from '../../language/spanish-states.ts';
import type { CommunityKind } from '../../law/community-kinds.ts';
import type { AnswerLanguage } from '../../schemas/answer.ts';
import type { DecidedBy } from '../../schemas/topic.ts';

/** Words of the frame itself, or of the library, which are in English. */
interface FrameWords {
  text: string;
  isQuoted: boolean;
}

/** What an answer says in its own words, around what it quotes. */
export interface Frame {
  partly: string;
  /** Where the library says nothing on some words of the question; those of Spanish are excused. */
  missing?(words: readonly string[]): string;
  /** @param isFurther whether a rule of the state was told before in the conversation */
  noState(state: string, isFurther: boolean): string;
  /** Where rules of the state come near, and none of them clearly answers. */
  unsureState(state: string): string;
  /** Above further rules of the state, beside one that leads or without any. */
  nearRules(state: string, isBeside: boolean): string;
  /** Above a rule of federal law, where the state asked about has none. */
  noStateBeside(state: string): string;
  /** Above a rule of another state that was asked about as well. */
  noOtherState(state: string): string;
  /** Above a rule of federal law on what states seldom have rules on. */
  federalHolds(state: string): string;
  /** Above a rule of other kinds of community than the one asked about. */
  otherKind(state: string, asked: CommunityKind, has: CommunityKind | 'both'): string;
  /** Before a lead that was shown before in the conversation. */
  again: string;
  /** Above what may be the answer instead. */
  other: string;
  next: string;
  also: string;
  /** Above the law and the documents of a community that decide the matter. */
  inPapers: string;
  /** Which of them goes before which. */
  lastWord: string;
  papers: Record<DecidedBy['document'], string>;
  /** The headings to search for, with words between and around them. */
  lookFor(headings: readonly string[]): FrameWords[];
  restOfSteps(count: number): string;
  nothing: string;
  about: string;
  noAssociation: string;
  nearest: string;
  /** Before everything else, that what is quoted is in English; '' where the frame is too. */
  quoted: string;
}

function between(before: string, or: string, after: string): Frame['lookFor'] {
  return (headings) => [
    ...headings.flatMap((heading, at) => [
      { text: at === 0 ? before : or, isQuoted: false },
      { text: heading, isQuoted: true },
    ]),
    { text: after, isQuoted: false },
  ];
}

type Kinds = Readonly<Record<CommunityKind | 'both', string>>;

const ENGLISH_KINDS: Kinds = {
  'planned-community': 'homeowners’ associations',
  condominium: 'condominiums',
  cooperative: 'cooperatives',
  both: 'homeowners’ associations and condominiums',
};

const SPANISH_KINDS: Kinds = {
  'planned-community': 'asociaciones de propietarios',
  condominium: 'condominios',
  cooperative: 'cooperativas',
  both: 'asociaciones de propietarios y condominios',
};

const ENGLISH: Frame = {
  partly: 'The library covers your question only in part. The nearest it has:',
  missing: (words) => `The library has nothing on “${words.join('”, “')}”. The nearest it has:`,
  noState: (state, isFurther) =>
    `The library has no ${isFurther ? 'further ' : ''}${state} rule on this. In general:`,
  unsureState: (state) => `No ${state} rule in the library clearly answers this. In general:`,
  nearRules: (state, isBeside) =>
    isBeside ? `Also in ${state} law:` : `The ${state} rules that come nearest:`,
  noStateBeside: (state) => `The library has no ${state} rule on this. Federal law has one:`,
  noOtherState: (state) => `The library has no ${state} rule on this.`,
  federalHolds: (state) =>
    `Federal law has a rule on this. It holds in ${state} as in every state:`,
  otherKind: (state, asked, has) =>
    `The library has no ${state} rule on this for ${ENGLISH_KINDS[asked]}. For ${ENGLISH_KINDS[has]} it has one:`,
  again: 'As said before:',
  other: 'If you meant something near it:',
  next: 'What to do next:',
  also: 'It may also help to know',
  inPapers: 'Where to look',
  lastWord:
    'State law comes before your community’s own documents, unless that law leaves the matter to them.',
  papers: {
    'state-law': 'Your state’s law',
    declaration: 'Your declaration (CC&Rs)',
    bylaws: 'Your bylaws',
    rules: 'Your rules',
  },
  lookFor: between('look for “', '” or “', '”'),
  restOfSteps: (count) => (count === 1 ? 'the last step' : `the other ${count} steps`),
  nothing: 'The library has nothing on this question, so there is no answer to give you here.',
  about:
    'It is about life in a homeowners’ or condominium association: its rules, meetings, money, property and neighbors. If that is what you are asking about, please say a little more in your own words.',
  noAssociation:
    'It is about homeowners’ and condominium associations, and you say that none is involved.',
  nearest: 'These topics come nearest:',
  quoted: '',
};

const SPANISH: Frame = {
  partly: 'La biblioteca responde a su pregunta solo en parte. Lo más cercano que tiene:',
  noState: (state, isFurther) =>
    `La biblioteca no tiene ninguna ${isFurther ? 'otra ' : ''}norma ${ofState(state)} sobre esto. En general:`,
  unsureState: (state) =>
    `Ninguna norma ${ofState(state)} en la biblioteca responde con claridad. En general:`,
  nearRules: (state, isBeside) =>
    isBeside
      ? `También en la ley ${ofState(state)}:`
      : `Las normas ${ofState(state)} más cercanas:`,
  noStateBeside: (state) =>
    `La biblioteca no tiene ninguna norma ${ofState(state)} sobre esto. La ley federal tiene una:`,
  noOtherState: (state) => `La biblioteca no tiene ninguna norma ${ofState(state)} sobre esto.`,
  federalHolds: (state) =>
    `La ley federal tiene una norma sobre esto. Rige en ${stateInSentence(state)} como en todos los estados:`,
  otherKind: (state, asked, has) =>
    `La biblioteca no tiene ninguna norma ${ofState(state)} sobre esto para ${SPANISH_KINDS[asked]}. Para ${SPANISH_KINDS[has]} tiene una:`,
  again: 'Como ya se dijo:',
  other: 'Si preguntaba algo parecido:',
  next: 'Qué hacer ahora:',
  also: 'También puede ser útil saber',
  inPapers: 'Dónde buscar',
  lastWord:
    'La ley del estado va por delante de los documentos de su comunidad, salvo que esa misma ley les deje la decisión.',
  papers: {
    'state-law': 'La ley de su estado',
    declaration: 'La declaración (CC&Rs)',
    bylaws: 'Los estatutos (bylaws)',
    rules: 'El reglamento (rules)',
  },
  lookFor: between('busque «', '» o «', '»'),
  restOfSteps: (count) => (count === 1 ? 'el último paso' : `los otros ${count} pasos`),
  nothing:
    'La biblioteca no tiene nada sobre esta pregunta, así que aquí no hay una respuesta que darle.',
  about:
    'Trata de la vida en una asociación de propietarios o de condominio: sus reglas, reuniones, dinero, propiedad y vecinos. Si su pregunta es sobre eso, díganos un poco más con sus propias palabras.',
  noAssociation:
    'Trata de las asociaciones de propietarios y de condominio, y usted dice que no hay ninguna.',
  nearest: 'Estos son los temas más cercanos, en inglés:',
  quoted: 'Nuestros artículos están en inglés; esto es lo que dicen sobre su pregunta:',
};

export const FRAMES: Readonly<Record<AnswerLanguage, Frame>> = { en: ENGLISH, es: SPANISH };
