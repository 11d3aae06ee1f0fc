import type { OpenQuestion } from './open-question.ts';

/** What an assistant answers, in the least that every one can give. */
export interface Reply {
  /** Plain text. */
  text: string;
  /** Addresses of what it rests on; those within the text are found without this. */
  citations: readonly string[];
  /** That it has no answer, where it says so beside its words; these are read for it too. */
  declined?: boolean;
}

/** Something that answers questions. */
export interface Assistant {
  name: string;
  ask(question: OpenQuestion): Promise<Reply> | Reply;
}
