import type { Root } from 'hast';
import type { FactIndex } from '../../law/fact-index.ts';
import type { Answer } from '../../schemas/answer.ts';
import type { LawFact } from '../../schemas/law.ts';
import type { SectionRef } from '../../search/passages/passages.ts';

/** An answer that still has to be written as HTML and made safe. */
export interface LibraryAnswer extends Omit<Answer, 'response' | 'answerId' | 'notice'> {
  body: Root;
  /** The sections that it rests on and those that come next, best first. */
  sections: readonly SectionRef[];
  /** Finds the rules of the law that bear on it, best first: for a provider, which few answers ask. */
  bearing(): readonly LawFact[];
}

/** What the law says, and whose law a visitor chose. */
export interface AskedLaw {
  rules: FactIndex;
  /** Two letters of the state chosen, which counts where a question names none. */
  state?: string | undefined;
}
