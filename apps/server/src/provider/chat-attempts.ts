import OpenAI from 'openai';
import { createCappedFetch } from './capped-fetch.ts';
import { classifyFailure, type FailedAttempt } from './classify-failure.ts';
import { readPiece } from './completion-shape.ts';
import { type DialectParameters, ModelDialect } from './model-dialect.ts';
import type { FailureReason, Prompt } from './provider.ts';
import { ThinkingFilter } from './thinking-filter.ts';
import type { Watchdog } from './watchdog.ts';

export interface OpenAiSettings {
  /** Local servers need none. */
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
}

/** How one attempt ended. */
export type Ending = { ok: true; cut: boolean } | ({ ok: false } & FailedAttempt);
/** One request: yields text and returns how it ended; never throws. */
export type Attempt = (
  prompt: Prompt,
  watch: Watchdog,
) => AsyncGenerator<string, Ending, undefined>;

const OPENAI_URL = 'https://api.openai.com/v1';
/** A token takes some 400 bytes of a stream, and no text of ours takes 4,000. */
const RESPONSE_MAX_BYTES = 2 * 1024 * 1024;
/** Characters of a text, far beyond what the token limit allows. */
const TEXT_MAX_CHARS = 60_000;

/** Everything is given, so that the client reads no variable of the environment by itself. */
function createClient({ apiKey, baseUrl }: OpenAiSettings): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: baseUrl ?? OPENAI_URL,
    maxRetries: 0,
    logLevel: 'off',
    fetch: createCappedFetch(RESPONSE_MAX_BYTES),
  });
}

function failure(reason: FailureReason): Ending {
  return { ok: false, reason, retryAfterMs: null };
}

/** How a text ended that the server finished with this word; without one it was cut off. */
function finished(finish: string | undefined): Ending {
  if (finish === undefined) return failure('cut-off');
  return finish === 'content_filter' ? failure('declined') : { ok: true, cut: finish === 'length' };
}

/** What an error means; once a request was given up, that it was. */
function failed(error: unknown, watch: Watchdog): Ending {
  return watch.reason === undefined
    ? { ok: false, ...classifyFailure(error) }
    : failure(watch.reason);
}

/** The two kinds of request to one server: a stream of pieces, and the whole text at once. */
export function createChatAttempts(settings: OpenAiSettings): Record<'stream' | 'whole', Attempt> {
  const { completions } = createClient(settings).chat;
  const dialect = new ModelDialect(settings.baseUrl ? 'max_tokens' : 'max_completion_tokens');

  const bodyOf = ({ system, user }: Prompt, parameters: DialectParameters) => ({
    model: settings.model,
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ],
    ...parameters,
  });

  /** Sends a request; a refusal of its parameters is learned from, and it is sent anew. */
  async function send<Response>(
    prompt: Prompt,
    call: (body: ReturnType<typeof bodyOf>) => Promise<Response>,
  ): Promise<Response> {
    for (;;) {
      const parameters = dialect.parameters(prompt.maxTokens);
      try {
        return await call(bodyOf(prompt, parameters));
      } catch (error) {
        if (!dialect.learn(error, parameters)) throw error;
      }
    }
  }

  return {
    async *stream(prompt, watch) {
      const options = { signal: watch.signal, timeout: prompt.deadlineMs };
      const thinking = new ThinkingFilter();
      let finish: string | undefined;
      let isReadable = false;
      let chars = 0;
      try {
        const chunks = await send(prompt, (body) =>
          completions.create({ ...body, stream: true }, options),
        );
        for await (const chunk of chunks) {
          watch.hold();
          const piece = readPiece(chunk);
          if (piece === undefined) return failure('unreadable');
          isReadable = true;
          chars += piece.text.length;
          if (chars > TEXT_MAX_CHARS) return failure('too-large');
          const text = thinking.push(piece.text);
          if (text !== '') yield text;
          finish = piece.finish ?? finish;
          watch.listen();
        }
      } catch (error) {
        return failed(error, watch);
      }
      // The client ends an aborted stream without a word.
      if (watch.reason !== undefined) return failure(watch.reason);
      // In a web page, or an answer that is no stream, the client finds no chunk.
      return isReadable ? finished(finish) : failure('unreadable');
    },

    async *whole(prompt, watch) {
      const options = { signal: watch.signal, timeout: prompt.deadlineMs };
      try {
        const completion = await send(prompt, (body) => completions.create(body, options));
        const piece = readPiece(completion);
        if (piece === undefined) return failure('unreadable');
        const text = new ThinkingFilter().push(piece.text);
        if (text.length > TEXT_MAX_CHARS) return failure('too-large');
        if (text !== '') yield text;
        return finished(piece.finish ?? 'stop');
      } catch (error) {
        return failed(error, watch);
      }
    },
  };
}
