import type { Answer } from '@hoa/core/schemas/answer';
import type { AskEvent } from '@hoa/core/schemas/ask-event';

/** What a reader sees while a provider is still at work. */
export interface Draft {
  /** The library's answer, or the checked blocks that have replaced it so far. */
  answer: Answer;
  isComposing: boolean;
}

/** The draft after one more event. */
function nextDraft(draft: Draft | undefined, event: AskEvent): Draft | undefined {
  switch (event.type) {
    case 'library':
      return { answer: event.answer, isComposing: event.composing };
    case 'block': {
      if (draft === undefined) return undefined;
      // The first block replaces the library's words, later ones go below it.
      const before = draft.answer.mode === 'ai' ? draft.answer.response : '';
      const response = `${before}${event.html}`;
      return {
        ...draft,
        answer: { ...draft.answer, mode: 'ai', response, sources: event.sources },
      };
    }
    case 'answer':
      return { answer: event.answer, isComposing: false };
  }
}

/**
 * Reads a streamed answer to its end.
 *
 * @param onDraft called with every state on the way to the last one
 * @throws Error when the stream ends before there is anything to show
 */
export async function readAnswer(
  events: AsyncIterable<AskEvent>,
  onDraft: (draft: Draft) => void,
): Promise<Answer> {
  let draft: Draft | undefined;
  try {
    for await (const event of events) {
      draft = nextDraft(draft, event);
      if (draft !== undefined) onDraft(draft);
    }
  } catch (error) {
    // Stopped by the reader or cut on the way: what is shown already is an answer.
    if (draft === undefined) throw error;
  }
  if (draft === undefined) throw new Error('The answer ended before it began.');
  return draft.answer;
}
