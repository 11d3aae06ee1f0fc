import type { Prompt, Provider } from '../provider/provider.ts';
import type { Metrics } from './metrics.ts';

/** English text in the usual encodings: the bill says what it was. */
const CHARS_PER_TOKEN = 4;

/** What is counted of a caller who left before the provider said how its text ended. */
const STOPPED = { ok: false, reason: 'stopped' } as const;

type ProviderMetrics = Pick<Metrics, 'tokens' | 'providerCalls' | 'providerSeconds'>;
type Ended = { ok: true } | { ok: false; reason: string };

/** A provider with its calls, their times and roughly their tokens counted. */
export function observeProvider(provider: Provider, metrics: ProviderMetrics): Provider {
  const received = (text: string) =>
    metrics.tokens.inc({ direction: 'received' }, text.length / CHARS_PER_TOKEN);

  /** Counts a call as begun. @returns what to call with how it ended */
  function begin({ system, user }: Prompt): (outcome: Ended) => void {
    metrics.tokens.inc({ direction: 'sent' }, (system.length + user.length) / CHARS_PER_TOKEN);
    const stop = metrics.providerSeconds.startTimer();
    return (outcome) => {
      stop();
      metrics.providerCalls.inc({ outcome: outcome.ok ? 'ok' : outcome.reason });
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
  };
}
