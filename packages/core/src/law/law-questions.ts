import questions from '../data/law-questions.json' with { type: 'json' };
import type { LawQuestion } from '../schemas/law.ts';

/** The questions that the table of facts answers, in the order in which pages show them. */
export const LAW_QUESTIONS: readonly LawQuestion[] = questions;

const BY_ID = new Map(LAW_QUESTIONS.map((question) => [question.id, question]));

/** The question with this id, if there is one. */
export function lawQuestion(id: string): LawQuestion | undefined {
  return BY_ID.get(id);
}

/** What a question is called above its rules; one that the table lacks by its id. */
export function questionLabel(id: string): string {
  return lawQuestion(id)?.label ?? id;
}
