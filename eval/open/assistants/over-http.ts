import { setTimeout as wait } from 'node:timers/promises';
import { answerSchema } from '@hoa/core/schemas/answer';
import { z } from 'zod';
import type { Assistant, Reply } from '../assistant.ts';

const SYSTEM = `You answer questions about homeowners' associations in the United States.
Begin with the answer, in one or two sentences. Name the statute or the address that it rests on.
Where you do not know, or the question is about something else, say that you cannot answer it.`;

const choiceSchema = z.object({ message: z.object({ content: z.string() }) });
const completionSchema = z.object({ choices: z.tuple([choiceSchema], choiceSchema) });
const replySchema: z.ZodType<Reply> = z.object({
  text: z.string(),
  citations: z.array(z.string()).default([]),
  declined: z.boolean().default(false),
});

/** Longer than a slow model thinks. */
const DEADLINE_MS = 120_000;
/** A limit is waited for so many times. */
const TRIES = 5;
const DEFAULT_WAIT_SECONDS = 5;

/** @throws Error with the status of an assistant that refuses */
async function post(url: string, body: object, headers: Record<string, string> = {}) {
  for (let tried = 1; ; tried += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.ok) return response;
    const mayRetry = response.status === 429 || response.status === 503;
    if (!mayRetry || tried === TRIES) throw new Error(`${url} answers ${response.status}`);
    await response.body?.cancel();
    await wait(1_000 * Number(response.headers.get('retry-after') ?? DEFAULT_WAIT_SECONDS));
  }
}

function withoutTags(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** A portal that runs, by its address: POST /api/openai/ask. */
export function portalAt(baseUrl: string): Assistant {
  return {
    name: `Portal at ${baseUrl}`,
    async ask({ question }) {
      const response = await post(new URL('/api/openai/ask', baseUrl).href, { question });
      const answer = answerSchema.parse(await response.json());
      const citations = [...answer.sources, ...answer.facts].map(({ url }) => url);
      const declined = answer.status === 'not-covered';
      return { text: withoutTags(answer.response), citations, declined };
    },
  };
}

/** A model behind the chat completions protocol, by its base address: http://127.0.0.1:11434/v1 */
export function chatCompletions(
  baseUrl: string,
  { model, apiKey }: { model: string; apiKey: string | undefined },
): Assistant {
  const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
  return {
    name: model,
    async ask({ question }) {
      const messages = [
        { role: 'system', content: SYSTEM },
        { role: 'user', content: question },
      ];
      const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
      const response = await post(url, { model, messages }, headers);
      const [choice] = completionSchema.parse(await response.json()).choices;
      return { text: choice.message.content, citations: [] };
    },
  };
}

/**
 * Anything else that takes `{"question"}` in a POST and answers with text, or with
 * `{"text", "citations"?, "declined"?}`.
 */
export function plainUrl(url: string): Assistant {
  return {
    name: url,
    async ask({ question }) {
      const response = await post(url, { question });
      const isJson = /\bjson/.test(response.headers.get('content-type') ?? '');
      if (!isJson) return { text: await response.text(), citations: [] };
      return replySchema.parse(await response.json());
    },
  };
}
