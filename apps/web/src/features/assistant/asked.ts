import type { AskedByForm } from '@hoa/core/rendering/page-renderer';
import type { Answer } from '@hoa/core/schemas/answer';
import type { Draft } from './ask-stream';

/** The last question and what became of it. */
export interface Asked {
  status: 'idle' | 'pending' | 'success' | 'error';
  question: string;
  answer: Answer | undefined;
  /** A provider is at work on a better answer than the one shown. */
  isComposing: boolean;
  /** Tells one asking from the next. */
  askedAt: number;
}

/** The state of a request as the answer area shows it: the draft until the answer is there. */
export function askedInBrowser(
  request: {
    status: Asked['status'];
    data: Answer | undefined;
    variables: string | undefined;
    submittedAt: number;
  },
  draft: Draft | undefined,
): Asked {
  const { status, data, variables: question = '', submittedAt: askedAt } = request;
  const isPending = status === 'pending';
  return {
    status,
    question,
    answer: isPending ? draft?.answer : data,
    isComposing: isPending && draft?.isComposing === true,
    askedAt,
  };
}

/** The answer that the server gave with the page to a question sent as a plain form. */
export function answeredWithPage({ question, answer }: AskedByForm): Asked {
  return {
    status: 'success',
    question,
    answer: answer ?? undefined,
    isComposing: false,
    askedAt: 0,
  };
}
