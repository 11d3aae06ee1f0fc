import { FEDERAL, jurisdiction } from '../../jurisdictions.ts';
import { stateInSpanish } from '../../language/spanish-states.ts';
import { citationText, dateText } from '../../law/law-text.ts';
import type { AnswerLanguage } from '../../schemas/answer.ts';
import type { LawFact } from '../../schemas/law.ts';

/** What an answer says of a rule of law that it quotes. */
export interface LawWords {
  /** Whose it is, before what it is on: a state, or federal law. */
  whose(name: string): string;
  /** Behind its section: the day or month of the text that it was read against, if any. */
  readAgainst(date: string | undefined): string;
}

const SPANISH_MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** 'de febrero de 2026', 'del 3 de febrero de 2026'. */
function ofDate(date: string): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  const ofMonth = `de ${SPANISH_MONTHS[month - 1]} de ${year}`;
  return day === undefined ? ofMonth : `del ${day} ${ofMonth}`;
}

export const LAW_WORDS: Readonly<Record<AnswerLanguage, LawWords>> = {
  en: {
    whose: (name) => name,
    readAgainst: (date) =>
      date === undefined
        ? 'not yet read by us against the text of the law'
        : `read against the text of ${dateText(date)}`,
  },
  es: {
    whose: (name) => (name === jurisdiction(FEDERAL).name ? 'Ley federal' : stateInSpanish(name)),
    readAgainst: (date) =>
      date === undefined
        ? 'que aún no hemos cotejado con el texto de la ley'
        : `cotejado con el texto ${ofDate(date)}`,
  },
};

/** The date of the text that a fact was read against; undefined for one that was not read in it. */
export function readTextOf({ verification, textDate }: LawFact): string | undefined {
  return verification === 'checked' ? textDate : undefined;
}

/** How sure a fact is, for a reader: where it stands and what it was read against. */
export function provenance(fact: LawFact, language: AnswerLanguage): string {
  return `${citationText(fact.citation)}, ${LAW_WORDS[language].readAgainst(readTextOf(fact))}.`;
}
