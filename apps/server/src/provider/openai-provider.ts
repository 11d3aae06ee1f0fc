import { type Attempt, createChatAttempts, type OpenAiSettings } from './chat-attempts.ts';
import type { Prompt, Provider, StreamOutcome } from './provider.ts';
import { Watchdog } from './watchdog.ts';

/** How long a provider is waited for. */
export interface Patience {
  /** Silence after which a stream that has begun is given up. */
  idleMs: number;
  /** Bounds the deadlines of prompts, for tests. */
  deadlineMs: number;
}

const PATIENCE: Patience = { idleMs: 6_000, deadlineMs: Number.POSITIVE_INFINITY };

/** Makes an attempt, and one more where nothing was yielded yet and trying again makes sense. */
async function* withOneRetry(
  attempt: Attempt,
  prompt: Prompt,
  watch: Watchdog,
): AsyncGenerator<string, StreamOutcome, undefined> {
  for (let mayRetry = true; ; mayRetry = false) {
    let hasText = false;
    await using pieces = attempt(prompt, watch);
    let step = await pieces.next();
    for (; !step.done; step = await pieces.next()) {
      hasText ||= step.value.trim() !== '';
      yield step.value;
    }
    const ending = step.value;
    if (ending.ok) return hasText ? ending : { ok: false, reason: 'empty' };
    const { reason, retryAfterMs } = ending;
    if (!mayRetry || hasText || retryAfterMs === null) return { ok: false, reason };
    await watch.pause(retryAfterMs);
  }
}

/**
 * A provider that speaks the chat completions protocol. The client library retries by itself,
 * waits out what `Retry-After` says and lets bodies drip, so its retries are off and a watchdog
 * bounds all of it: one deadline over both attempts, and a timer for silence.
 */
export function createOpenAiProvider(
  settings: OpenAiSettings,
  { idleMs, deadlineMs }: Patience = PATIENCE,
): Provider {
  const attempts = createChatAttempts(settings);

  async function* watched(attempt: Attempt, prompt: Prompt, signal: AbortSignal) {
    const bound = Math.min(prompt.deadlineMs, deadlineMs);
    const watch = new Watchdog(signal, { deadlineMs: bound, idleMs });
    try {
      return yield* withOneRetry(attempt, prompt, watch);
    } finally {
      watch.end();
    }
  }

  return {
    stream: (prompt, signal) => watched(attempts.stream, prompt, signal),

    async complete(prompt, signal) {
      const pieces = watched(attempts.whole, prompt, signal);
      let text = '';
      let step = await pieces.next();
      for (; !step.done; step = await pieces.next()) text += step.value;
      return step.value.ok ? { ...step.value, text } : step.value;
    },
  };
}
