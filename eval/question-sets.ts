import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What kind of answer a question wants, for the tables. */
export type QuestionKind = 'fact' | 'case' | 'state' | 'follow-up' | 'spanish' | 'off-topic';

/** A question with what answers it. */
export interface EvalQuestion {
  id: string;
  question: string;
  /** The topics that answer it; none for a question that is not ours. */
  relevant: readonly string[];
  source: string;
  kind: QuestionKind;
  /** What was asked before it in the same conversation, oldest first. */
  history: readonly string[];
  /** The sections that answer it, as slug#anchor. */
  sections: readonly string[];
  /** Words of which the lead must hold one; where a state has no rule, what must be said of it. */
  says: readonly string[];
}

export interface QuestionSet {
  name: string;
  questions: EvalQuestion[];
}

const FOLDER = join(import.meta.dirname, 'questions');

function parseQuestion(line: string): EvalQuestion {
  const read = JSON.parse(line);
  const { id, question, relevant, source } = read;
  const isWhole = [id, question, source].every((text) => typeof text === 'string' && text !== '');
  if (!isWhole || !Array.isArray(relevant)) {
    throw new Error(`No question for an evaluation: ${line}`);
  }
  const kind = relevant.length === 0 ? 'off-topic' : 'case';
  return { kind, history: [], sections: [], says: [], ...read };
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
