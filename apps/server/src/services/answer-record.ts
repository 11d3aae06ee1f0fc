import { redact } from '@hoa/core/questions/redact';
import type { Answer } from '@hoa/core/schemas/answer';
import { titleToSlug } from '@hoa/core/text/slug';
import type { Db } from '@hoa/db/database';
import { insertAnswer } from '@hoa/db/repositories/answer.repository';
import { addGap } from '@hoa/db/repositories/question-gap.repository';

/** A section as slug#anchor, a fact of the law by its id: '/law/texas#tx-fine-cap' leads to one. */
function passageOf(url: string): string {
  return url.replace(/^\/topic\/|^\/law\/[^#]+#/, '');
}

/** What is kept of an answer: what it rested on, and the question only where it was a gap. */
export interface AnswerRecord {
  /** Nobody waits for it, and nobody loses an answer when it fails. */
  keep(question: string, answer: Answer, durationMs: number): void;
}

/** Characters of a gap, enough to see what is missing. */
const GAP_MAX_CHARS = 400;

export function createAnswerRecord(deps: {
  db: Db;
  onRecordError: (error: unknown) => void;
}): AnswerRecord {
  const { db, onRecordError } = deps;

  async function store(question: string, answer: Answer, durationMs: number): Promise<void> {
    await insertAnswer(db, {
      id: answer.answerId,
      status: answer.status,
      mode: answer.mode,
      sourceSlugs: [...new Set(answer.sources.map((source) => source.slug))],
      passages: [...new Set(answer.sources.map(({ url }) => passageOf(url)))],
      durationMs,
    });
    const gap = redact(question).replace(/\s+/g, ' ').trim().slice(0, GAP_MAX_CHARS);
    const key = titleToSlug(gap);
    if (answer.status === 'not-covered' && key !== '') await addGap(db, key, gap);
  }

  return {
    keep(question, answer, durationMs) {
      store(question, answer, durationMs).catch(onRecordError);
    },
  };
}
