import { z } from 'zod';

/** Servers that speak the protocol leave out what they like: nothing is taken for granted. */
const message = z.object({ content: z.string().nullish() }).nullish();

/** A whole completion carries a `message`, a chunk of a stream a `delta`. */
const completionSchema = z.object({
  choices: z.array(z.object({ message, delta: message, finish_reason: z.string().nullish() })),
});

/** What a server sent: some text, perhaps none, and why it stopped if it did. */
export interface Piece {
  text: string;
  finish: string | undefined;
}

/** Reads a completion or a chunk; undefined for another shape. No choice and no content are no text. */
export function readPiece(body: unknown): Piece | undefined {
  const { data } = completionSchema.safeParse(body);
  const { message: whole, delta, finish_reason: finish } = data?.choices[0] ?? {};
  return data && { text: (delta ?? whole)?.content ?? '', finish: finish ?? undefined };
}
