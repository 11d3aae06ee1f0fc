import { BATCH_MAX_CALLS } from '@hoa/core/limits';
import { z } from 'zod';
import { readRequestLine } from '../http/request-line.ts';
import { API_PROCEDURES } from './api-procedures.ts';

/** A GET request for queries that answer everybody alike. */
export interface SharedQueries {
  /** The one spelling of the request, as the typed client writes it. */
  url: string;
  /** Whether there is more than one query. */
  isBatch: boolean;
}

const PREFIX = '/trpc/';
const inputsSchema = z.record(z.string(), z.unknown());

/** What was sent as input, undefined where nothing was. @returns null where it is no JSON */
function readInput(text: string | null): { sent: unknown } | null {
  // As tRPC has it, an empty text is none.
  if (text === null || text === '') return { sent: undefined };
  try {
    return { sent: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Reads a request line of the typed API.
 *
 * @returns null for anything but well-formed calls of shared queries: those take their usual way
 */
export function readSharedQueries(requestUrl: string): SharedQueries | null {
  const line = readRequestLine(requestUrl);
  const { path } = line;
  if (!path.startsWith(PREFIX)) return null;
  const query = new URLSearchParams(line.query);
  const hasBatchForm = query.get('batch') === '1';
  const names = hasBatchForm ? path.slice(PREFIX.length).split(',') : [path.slice(PREFIX.length)];
  if (names.length > BATCH_MAX_CALLS) return null;

  const read = readInput(query.get('input'));
  if (read === null) return null;
  const { sent } = read;
  const inputs = hasBatchForm
    ? inputsSchema.safeParse(sent === undefined ? {} : sent)
    : { success: true, data: { 0: sent } };
  const canonical: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const procedure = API_PROCEDURES.get(name);
    if (!procedure?.isShared || !inputs.success) return null;
    // As the schema writes it.
    const input = procedure.input.safeParse(Object(inputs.data)[index]);
    if (!input.success) return null;
    canonical[index] = input.data;
  }
  const input = JSON.stringify(hasBatchForm ? canonical : canonical[0]);
  const parameters = [
    ...(hasBatchForm ? ['batch=1'] : []),
    ...(input === undefined ? [] : [`input=${encodeURIComponent(input)}`]),
  ];
  const suffix = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return { url: `${PREFIX}${names.join(',')}${suffix}`, isBatch: names.length > 1 };
}
