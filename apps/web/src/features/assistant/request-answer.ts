import { ANSWER_TOAST_MS, ASK_CATEGORY } from '@hoa/core/constants';
import type { AnswerMode } from '@hoa/core/schemas/answer';
import type { Api } from '../../api/api';
import { logFailure } from '../../api/log-failure';
import { showToast } from '../../components/toast/toasts';
import { readAnswer } from './ask-stream';
import { ASKING_WORDS } from './asking-words';
import {
  addTurn,
  changeTurn,
  languageOf,
  pendingTurn,
  removeTurn,
  type Turn,
} from './conversation';

/** A request without an answer is aborted after this time, so that the box can be used again. */
const ASK_TIMEOUT_MS = 60_000;

/** Abort reason of a request that its visitor cancelled. */
const CANCELLED = 'cancelled by the visitor';

/** What an error says where it speaks of size, which the toast passes on. */
function sizeMessage(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return /too large|size/i.test(message) ? message : undefined;
}

let inFlight: AbortController | undefined;

/** Stops the question that is on its way, if any; what is shown of its answer already stays. */
export function stopRequest(): void {
  inFlight?.abort(CANCELLED);
  inFlight = undefined;
  const turn = pendingTurn();
  if (turn?.answer !== undefined) changeTurn(turn, { status: 'success', isComposing: false });
  else if (turn !== undefined) removeTurn(turn);
}

/**
 * Asks a question and keeps its turn of the conversation up to date: pending, what is shown while a
 * provider writes, the answer or a failure with its toast. It goes on when its page is left.
 */
export async function requestAnswer(
  client: Api['client'],
  mode: AnswerMode,
  asking: Pick<Turn, 'question' | 'state' | 'earlier' | 'conversationId'>,
): Promise<void> {
  stopRequest();
  const controller = new AbortController();
  const { signal } = controller;
  inFlight = controller;
  addTurn({ ...asking, status: 'pending', answer: undefined, isComposing: false });
  const timer = setTimeout(() => controller.abort(), ASK_TIMEOUT_MS);
  const request = { category: ASK_CATEGORY, documentContext: false, ...asking };
  try {
    const answer =
      mode === 'library'
        ? await client.ask.answer.mutate(request, { signal })
        : await readAnswer(await client.ask.stream.mutate(request, { signal }), (draft) => {
            if (!signal.aborted) changeTurn(asking, draft);
          });
    if (signal.reason !== CANCELLED)
      changeTurn(asking, { status: 'success', answer, isComposing: false });
  } catch (error) {
    if (signal.reason === CANCELLED) return;
    changeTurn(asking, { status: 'error', isComposing: false });
    logFailure('The question was not answered:', error);
    const language = languageOf(asking);
    const { title, description } = ASKING_WORDS[language].toast;
    showToast({
      title,
      description: description(sizeMessage(error)),
      language,
      variant: 'destructive',
      durationMs: ANSWER_TOAST_MS,
    });
  } finally {
    clearTimeout(timer);
    if (inFlight === controller) inFlight = undefined;
  }
}
