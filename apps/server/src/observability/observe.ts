import { PortalError } from '@hoa/core/errors';
import type { AskEvent } from '@hoa/core/schemas/ask-event';
import type { WebBuild } from '../pages/web-build.ts';
import type { FailureReason, Prompt, Provider } from '../provider/provider.ts';
import type { Services } from '../services/services.ts';
import type { Metrics } from './metrics.ts';

/** English text in the usual encodings: the bill says what it was. */
const CHARS_PER_TOKEN = 4;

/** What is counted of a caller who left before the provider said how its text ended. */
const STOPPED = { ok: false, reason: 'stopped' } as const;

type ProviderMetrics = Pick<Metrics, 'tokens' | 'providerCalls' | 'providerSeconds'>;
type Ended = { ok: true } | { ok: false; reason: FailureReason };

/**
 * A provider with its calls, their times and roughly their tokens counted.
 *
 * @param onFailure told why a call gave no text, unless its caller left
 */
export function observeProvider(
  provider: Provider,
  metrics: ProviderMetrics,
  onFailure: (reason: FailureReason) => void,
): Provider {
  const received = (text: string) =>
    metrics.tokens.inc({ direction: 'received' }, text.length / CHARS_PER_TOKEN);

  /** Begins a call. @returns what counts it, called with how it ended */
  function begin({ system, user }: Prompt): (outcome: Ended) => void {
    const stop = metrics.providerSeconds.startTimer();
    return (outcome) => {
      const reason = outcome.ok ? null : outcome.reason;
      // A provider that is left alone was not called.
      if (reason === 'circuit-open') return;
      stop();
      metrics.tokens.inc({ direction: 'sent' }, (system.length + user.length) / CHARS_PER_TOKEN);
      metrics.providerCalls.inc({ outcome: reason ?? 'ok' });
      if (reason !== null && reason !== 'stopped') onFailure(reason);
    };
  }

  return {
    async *stream(prompt, signal) {
      const end = begin(prompt);
      let outcome: Ended = STOPPED;
      try {
        await using pieces = provider.stream(prompt, signal);
        let step = await pieces.next();
        for (; !step.done; step = await pieces.next()) {
          received(step.value);
          yield step.value;
        }
        outcome = step.value;
        return step.value;
      } finally {
        end(outcome);
      }
    },
    async complete(prompt, signal) {
      const end = begin(prompt);
      const outcome = await provider.complete(prompt, signal);
      if (outcome.ok) received(outcome.text);
      end(outcome);
      return outcome;
    },
    isResting: () => provider.isResting?.() === true,
  };
}

/** The services with what they do counted. They know nothing of it. */
export function observeServices(services: Services, metrics: Metrics): Services {
  const { ask, content, feedback } = services;

  async function counted<Result>(what: string, work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      const code = error instanceof PortalError ? error.code : 'internal';
      metrics.refusals.inc({ what, code });
      throw error;
    }
  }

  async function* events(stream: AsyncIterable<AskEvent>): AsyncGenerator<AskEvent> {
    for await (const event of stream) {
      if (event.type === 'answer') {
        const { mode, status } = event.answer;
        metrics.answers.inc({ mode, status });
      }
      yield event;
    }
  }

  return {
    ...services,
    ask: {
      ...ask,
      async answer(request, caller) {
        const answer = await counted('ask', ask.answer(request, caller));
        metrics.answers.inc({ mode: answer.mode, status: answer.status });
        return answer;
      },
      stream: async (request, caller) => events(await counted('ask', ask.stream(request, caller))),
    },
    content: {
      ...content,
      async generate(request, caller) {
        const generated = await counted('generate', content.generate(request, caller));
        metrics.generated.inc({ origin: generated.aiGenerated === 1 ? 'ai' : 'stored' });
        return generated;
      },
    },
    feedback: { give: (request, caller) => counted('feedback', feedback.give(request, caller)) },
  };
}

/** The web application with the time of each rendering noted. */
export function observeRender(web: WebBuild, metrics: Metrics): WebBuild {
  return {
    ...web,
    async render(request) {
      const stop = metrics.renders.startTimer();
      try {
        return await web.render(request);
      } finally {
        stop();
      }
    },
  };
}
