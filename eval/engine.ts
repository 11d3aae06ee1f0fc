import type { EvalQuestion } from './question-sets.ts';

/** What an engine made of a question. */
export interface EngineAnswer {
  /** Topics, best first. */
  slugs: readonly string[];
  /** The section that leads, as slug#anchor. */
  section: string;
  /** The words that lead, and all of the answer. */
  lead: string;
  text: string;
  declined: boolean;
  /** Whether the lead holds the gold of the question. */
  leads: boolean;
}

/** Something that answers questions from the library. */
export interface Engine {
  name: string;
  answer(question: EvalQuestion): EngineAnswer | Promise<EngineAnswer>;
  close?(): Promise<void>;
}
