import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question with the topics that answer it; none for a question that is not ours. */
export interface EvalQuestion {
  id: string;
  question: string;
  relevant: string[];
  source: string;
}

export interface QuestionSet {
  name: string;
  questions: EvalQuestion[];
}

const FOLDER = join(import.meta.dirname, 'questions');

function parseQuestion(line: string): EvalQuestion {
  const { id, question, relevant, source } = JSON.parse(line);
  const isWhole = [id, question, source].every((text) => typeof text === 'string' && text !== '');
  if (!isWhole || !Array.isArray(relevant))
    throw new Error(`No question for an evaluation: ${line}`);
  return { id, question, relevant, source };
}

/** All question sets, by name. */
export function loadQuestionSets(): QuestionSet[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      questions: readFileSync(join(FOLDER, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map(parseQuestion),
    }));
}

/** Whether a question is one for the library. */
export function isOurs({ relevant }: EvalQuestion): boolean {
  return relevant.length > 0;
}
