import { z } from 'zod';

/**
 * The output parser of a procedure that streams: checks each item as it is yielded, so that a
 * stream answers from the same schemas as everything else.
 */
export function streamOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .custom<AsyncIterable<z.input<Schema>>>(isAsyncIterable)
    .transform((items) => parsed(items, schema))
    .meta({ isStream: true });
}

/** Whether an output comes item by item. */
export function isStream(output: z.ZodType): boolean {
  return output.meta()?.isStream === true;
}

function isAsyncIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

async function* parsed<Schema extends z.ZodType>(
  items: AsyncIterable<unknown>,
  schema: Schema,
): AsyncGenerator<z.output<Schema>, void, undefined> {
  for await (const item of items) yield schema.parse(item);
}
