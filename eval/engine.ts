/** What an engine makes of a question. */
export interface EngineAnswer {
  /** Topics, best first, each once. */
  slugs: string[];
  /** Whether it says that it has nothing on the question. */
  declined: boolean;
}

/** Something that finds topics for a question. */
export interface Engine {
  name: string;
  answer(question: string): Promise<EngineAnswer> | EngineAnswer;
  close?(): Promise<void>;
}
