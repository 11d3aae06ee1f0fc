/** What a model is asked: rules from us, then everything that others wrote as quoted data. */
export interface Prompt {
  system: string;
  user: string;
  maxTokens: number;
  /** Over everything: connecting, one retry, and the whole of the text. */
  deadlineMs: number;
}

/** Why a provider gave no usable text. */
export type FailureReason =
  /** No connection, twice. */
  | 'unreachable'
  /** The key or the model was refused (401, 403, 404 and the like). */
  | 'rejected'
  /** This one request was refused (400, 422), or its text filtered away. */
  | 'declined'
  /** 429. */
  | 'busy'
  /** 5xx, twice. */
  | 'failing'
  /** Past the deadline, or silent in the middle. */
  | 'too-slow'
  /** The text ended before the provider said that it had. */
  | 'cut-off'
  | 'empty'
  | 'too-large'
  /** No answer of the protocol: HTML, broken JSON, another shape. */
  | 'unreadable'
  /** Failed so often lately that it is not asked for a while. */
  | 'circuit-open'
  /** The caller left. */
  | 'stopped';

export interface ProviderFailure {
  ok: false;
  reason: FailureReason;
}

/** How a text ended; `cut` when the model ran out of tokens in the middle of it. */
export type StreamOutcome = { ok: true; cut: boolean } | ProviderFailure;
export type CompletionOutcome = { ok: true; cut: boolean; text: string } | ProviderFailure;

/** A server that writes text. No method ever throws. */
export interface Provider {
  /** Yields the text in pieces and returns how it ended. The signal reaches the server. */
  stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, StreamOutcome, undefined>;
  /** The whole text at once. */
  complete(prompt: Prompt, signal: AbortSignal): Promise<CompletionOutcome>;
  /** Whether it is left alone for now, having failed lately; one without a circuit breaker never is. */
  isResting?(): boolean;
}
