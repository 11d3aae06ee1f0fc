import { BATCH_MAX_CALLS } from '@hoa/core/limits';
import { z } from 'zod';
import { appRouter } from './app-router.ts';
import type { ProcedureMeta } from './trpc.ts';

/** A GET request for queries that answer everybody alike. */
export interface SharedQueries {
  /** The one spelling of the request, as the typed client writes it. */
  url: string;
  isBatch: boolean;
}

const PREFIX = '/trpc/';
/** What tRPC hangs on a procedure, as far as it is read here. */
const procedureDefinition = z.object({
  type: z.string(),
  meta: z.custom<ProcedureMeta>().optional(),
  inputs: z.array(z.instanceof(z.ZodType)),
});
const inputsSchema = z.record(z.string(), z.unknown());

const SHARED = new Map(
  Object.entries<object>(appRouter._def.procedures).flatMap(([path, procedure]) => {
    const { type, meta, inputs } = procedureDefinition.parse(Reflect.get(procedure, '_def'));
    return type === 'query' && meta?.isShared === true ? [[path, inputs[0] ?? null] as const] : [];
  }),
);

/** The names of what a shared query reads; null when the procedure is none. */
export function sharedInputNames(procedure: string): string[] | null {
  const schema = SHARED.get(procedure);
  if (schema === undefined) return null;
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The input as its schema writes it; undefined when the procedure takes none. */
function canonicalInput(schema: z.ZodType | null, raw: unknown) {
  if (schema === null) return { success: true, data: undefined } as const;
  return schema.safeParse(raw);
}

/**
 * Reads a request line of the typed API.
 *
 * @returns null for anything but well-formed calls of shared queries: those take their usual way
 */
export function readSharedQueries(requestUrl: string): SharedQueries | null {
  const end = requestUrl.indexOf('?');
  const path = end === -1 ? requestUrl : requestUrl.slice(0, end);
  if (!path.startsWith(PREFIX)) return null;
  const query = new URLSearchParams(end === -1 ? '' : requestUrl.slice(end + 1));
  const isBatch = query.get('batch') === '1';
  const names = isBatch ? path.slice(PREFIX.length).split(',') : [path.slice(PREFIX.length)];
  if (names.length > BATCH_MAX_CALLS) return null;

  const sent = parseJson(query.get('input'));
  const inputs = isBatch
    ? inputsSchema.safeParse(sent ?? {})
    : { success: true, data: { 0: sent } };
  const canonical: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const schema = SHARED.get(name);
    if (schema === undefined || !inputs.success) return null;
    const input = canonicalInput(schema, Object(inputs.data)[index]);
    if (!input.success) return null;
    canonical[index] = input.data;
  }
  const input = JSON.stringify(isBatch ? canonical : canonical[0]);
  const parameters = [
    ...(isBatch ? ['batch=1'] : []),
    ...(input === undefined ? [] : [`input=${encodeURIComponent(input)}`]),
  ];
  const suffix = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return { url: `${PREFIX}${names.join(',')}${suffix}`, isBatch: names.length > 1 };
}
