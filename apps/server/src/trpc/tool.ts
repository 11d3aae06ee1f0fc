import type { z } from 'zod';

/** What a tool may say besides the answer of its procedure. */
export interface Site {
  /** Origin of the portal: what a tool answers is read elsewhere, so its links are whole. */
  publicUrl: string;
}

/** Other data than the answer of the procedure, made of it for a model. */
interface Shape<Answer, Data> {
  schema: z.ZodType<Data>;
  data(answer: Answer, site: Site): Data;
  /** The data as most models read it; beside it what was filled in. */
  text(data: Data, given: Record<string, unknown>): string;
}

/** How a procedure is offered to language models: the name it goes by, and how its answer reads. */
export interface Tool<Answer, Data = unknown> {
  name: string;
  title: string;
  /** For the model, which chooses by it; what the procedure says of itself where it is left out. */
  description?: string;
  /** What a model fills in, where that is not the input of the procedure as it is. */
  arguments?: { schema: z.ZodObject; toInput(given: Record<string, unknown>): unknown };
  /** The answer as most models read it; JSON where it is left out. */
  text?(answer: Answer): string;
  shape?: Shape<Answer, Data>;
  /** A mutation that leaves nothing behind that the next call would see. */
  isReading?: boolean;
}
