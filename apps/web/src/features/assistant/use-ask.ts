import { ANSWER_TOAST_MS, ASK_CATEGORY } from '@hoa/core/constants';
import { QUESTION_MAX_CHARS } from '@hoa/core/limits';
import { EMPTY_QUESTION_MESSAGE } from '@hoa/core/messages';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAnswerMode } from '../../api/answer-mode';
import { useAskedByForm } from '../../api/asked-by-form';
import { logFailure } from '../../api/log-failure';
import { useApi } from '../../api/use-api';
import { showToast } from '../../components/toast/toast-store';
import { failureDescription } from './ask-failure';
import { type Draft, readAnswer } from './ask-stream';
import { answeredWithPage, askedInBrowser } from './asked';
import { getConversationId } from './conversation-id';

/** A request that the network swallowed ends after this time, so that the box is free again. */
const ASK_TIMEOUT_MS = 60_000;

/** Why a request was given up when its visitor did not want it any more. */
const CANCELLED = 'cancelled by the visitor';

function problemOf(question: string): string | undefined {
  if (question.trim() === '') return EMPTY_QUESTION_MESSAGE;
  if (question.length <= QUESTION_MAX_CHARS) return undefined;
  return `Please use at most ${QUESTION_MAX_CHARS.toLocaleString('en-US')} characters.`;
}

/** Asks the assistant; refuses a question without words before it travels. */
export function useAsk() {
  const byForm = useAskedByForm();
  const { client } = useApi();
  const [validationError, setValidationError] = useState(byForm?.error ?? undefined);
  const underWay = useRef<AbortController>(null);
  const [draft, setDraft] = useState<Draft>();
  const mode = useAnswerMode();

  const request = useMutation({
    mutationFn: async (question: string) => {
      const controller = new AbortController();
      underWay.current = controller;
      setDraft(undefined);
      const timer = setTimeout(() => controller.abort(), ASK_TIMEOUT_MS);
      const conversationId = getConversationId();
      const asking = { category: ASK_CATEGORY, question, documentContext: false, conversationId };
      const { signal } = controller;
      try {
        if (mode === 'library') return await client.ask.answer.mutate(asking, { signal });
        return await readAnswer(await client.ask.stream.mutate(asking, { signal }), setDraft);
      } finally {
        clearTimeout(timer);
      }
    },
    onError: (error) => {
      if (underWay.current?.signal.reason === CANCELLED) return;
      logFailure('The question was not answered:', error);
      showToast({
        title: 'Document Processing Error',
        description: failureDescription(error),
        variant: 'destructive',
        durationMs: ANSWER_TOAST_MS,
      });
    },
  });

  const ask = (question: string) => {
    const problem = problemOf(question);
    setValidationError(problem);
    if (problem === undefined && !request.isPending) request.mutate(question);
  };
  const cancel = () => {
    underWay.current?.abort(CANCELLED);
    // What is shown already stays as the answer; with nothing to show the box is simply free again.
    if (draft === undefined) request.reset();
  };

  const inBrowser = askedInBrowser(request, draft);
  // Where no script ran, the server has answered with the page.
  const asked =
    inBrowser.status === 'idle' && byForm?.answer ? answeredWithPage(byForm) : inBrowser;
  return {
    ask,
    cancel,
    asked,
    validationError,
    clearValidationError: () => setValidationError(undefined),
  };
}
