import type { Prompt, Provider } from '../provider/provider.ts';
import type { Metrics } from './metrics.ts';

/** English text in the usual encodings: the bill says what it was. */
const CHARS_PER_TOKEN = 4;

/** A provider with its calls, and roughly its tokens, counted. */
export function observeProvider(provider: Provider, metrics: Metrics): Provider {
  const sent = ({ system, user }: Prompt) =>
    metrics.tokens.inc({ direction: 'sent' }, (system.length + user.length) / CHARS_PER_TOKEN);
  const received = (text: string) =>
    metrics.tokens.inc({ direction: 'received' }, text.length / CHARS_PER_TOKEN);
  const ended = (outcome: { ok: true } | { ok: false; reason: string }) =>
    metrics.providerCalls.inc({ outcome: outcome.ok ? 'ok' : outcome.reason });

  return {
    async *stream(prompt, signal) {
      sent(prompt);
      await using pieces = provider.stream(prompt, signal);
      let step = await pieces.next();
      for (; !step.done; step = await pieces.next()) {
        received(step.value);
        yield step.value;
      }
      ended(step.value);
      return step.value;
    },
    async complete(prompt, signal) {
      sent(prompt);
      const outcome = await provider.complete(prompt, signal);
      if (outcome.ok) received(outcome.text);
      ended(outcome);
      return outcome;
    },
  };
}
