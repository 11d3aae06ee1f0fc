import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `gap`: about associations, and nothing in the library answers it. */
export const KINDS = ['fact', 'case', 'state', 'gap', 'off-topic'] as const;
export type Kind = (typeof KINDS)[number];

/** A question of the open bench, as a line of a .jsonl file has it (README.md). */
export interface OpenQuestion {
  id: string;
  kind: Kind;
  question: string;
  /** Two letters, where the answer is a state's. */
  state?: string;
  /** The sections that answer it, as slug#anchor; any of them will do. */
  passages: readonly string[];
  /** The rules of the law table that answer it, by their id. */
  facts: readonly string[];
  /** Words of which an answer's opening holds one. */
  says: readonly string[];
}

const FOLDER = join(import.meta.dirname, 'questions');

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string' && text !== '');
}

/** @throws Error that names the line and what is wrong with it */
export function parseOpenQuestion(line: string): OpenQuestion {
  const read = { passages: [], facts: [], says: [], ...JSON.parse(line) };
  const fault = (what: string) => new Error(`${what}: ${line}`);
  if (!isTexts([read.id, read.question])) throw fault('A question has an id and its words');
  if (!KINDS.includes(read.kind)) throw fault(`A kind is one of ${KINDS.join(', ')}`);
  const { passages, facts, says } = read;
  if (![passages, facts, says].every(isTexts)) throw fault('Gold is lists of texts');
  const hasGold = says.length > 0 && passages.length + facts.length > 0;
  const isForUs = read.kind !== 'gap' && read.kind !== 'off-topic';
  if (isForUs !== hasGold) throw fault('Gold belongs to what the library answers, and only there');
  return read;
}

/**
 * The questions of a folder, in the order of its files.
 *
 * @throws Error when a line is no question or an id stands twice
 */
export function loadOpenQuestions(folder = FOLDER): OpenQuestion[] {
  const questions = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map(parseOpenQuestion);
  const ids = new Set<string>();
  for (const { id } of questions) {
    if (ids.has(id)) throw new Error(`Two questions have the id ${id}`);
    ids.add(id);
  }
  return questions;
}
