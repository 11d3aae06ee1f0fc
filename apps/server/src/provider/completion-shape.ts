import { z } from 'zod';

/** Servers that speak the protocol leave out what they like: nothing is taken for granted. */
const finishReason = z.string().nullish();

const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: finishReason,
    }),
  ),
});

const completionSchema = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: finishReason,
    }),
  ),
});

/** What a server said: some text, perhaps none, and why it stopped if it did. */
export interface Said {
  text: string;
  finish: string | undefined;
}

/** Reads a chunk of a stream; undefined for another shape. No choice and no content are no text. */
export function readChunk(chunk: unknown): Said | undefined {
  const { data } = chunkSchema.safeParse(chunk);
  const choice = data?.choices[0];
  return data && { text: choice?.delta?.content ?? '', finish: choice?.finish_reason ?? undefined };
}

/** Reads a whole completion; undefined for another shape. */
export function readCompletion(completion: unknown): Said | undefined {
  const { data } = completionSchema.safeParse(completion);
  const choice = data?.choices[0];
  return data && { text: choice?.message?.content ?? '', finish: choice?.finish_reason ?? 'stop' };
}
