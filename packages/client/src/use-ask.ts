import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Answer,
  type PortalClient,
  PortalClientError,
  type QuestionRequest,
} from './portal-client.ts';

/** Where a question stands. */
export interface AskState {
  /** 'asking' from the question until the last part; 'stopped' keeps what had come. */
  status: 'idle' | 'asking' | 'answered' | 'stopped' | 'failed';
  question: string | null;
  /** The library's answer at once, a provider's in its place when that is whole. */
  answer: Answer | null;
  /** HTML blocks of a provider's answer so far, sanitised by the portal; empty without one. */
  written: readonly string[];
  error: PortalClientError | null;
}

/** A question's state, and what a visitor does about it. */
export interface Ask extends AskState {
  /** Asks; the same question while it is being answered is not asked twice. */
  ask(question: string | QuestionRequest): Promise<void>;
  /** Ends the answer under way, at the portal too. */
  stop(): void;
}

const IDLE: AskState = { status: 'idle', question: null, answer: null, written: [], error: null };

function asError(error: unknown): PortalClientError {
  if (error instanceof PortalClientError) return error;
  const cause = error instanceof Error ? error : undefined;
  return new PortalClientError('The answer broke off.', { code: 'bad-response', cause });
}

/**
 * The question box as a hook: `const { ask, stop, status, answer } = useAsk(portal)`. A question
 * that is under way ends when the component leaves the page.
 */
export function useAsk(portal: PortalClient): Ask {
  const [state, setState] = useState<AskState>(IDLE);
  const current = useRef<{ key: string; stop: AbortController } | null>(null);

  const leave = useCallback(() => {
    current.current?.stop.abort();
    current.current = null;
  }, []);
  useEffect(() => leave, [leave]);

  const stop = useCallback(() => {
    leave();
    setState((was) => (was.status === 'asking' ? { ...was, status: 'stopped' } : was));
  }, [leave]);

  const ask = useCallback(
    async (asked: string | QuestionRequest) => {
      const request = typeof asked === 'string' ? { question: asked } : asked;
      const key = JSON.stringify(request);
      if (current.current?.key === key) return;
      leave();
      const own = { key, stop: new AbortController() };
      current.current = own;
      const change = (part: Partial<AskState>) => {
        if (current.current === own) setState((was) => ({ ...was, ...part }));
      };
      setState({ ...IDLE, status: 'asking', question: request.question });
      try {
        const { signal } = own.stop;
        let written: readonly string[] = [];
        for await (const part of await portal.ask.stream.mutate(request, { signal })) {
          if (part.type === 'block') written = [...written, part.html];
          change(part.type === 'block' ? { written } : { answer: part.answer });
        }
        change({ status: 'answered', written: [] });
      } catch (error) {
        change({ status: 'failed', error: asError(error) });
      }
      if (current.current === own) current.current = null;
    },
    [portal, leave],
  );

  return { ...state, ask, stop };
}
