import { READ_METHODS } from '../http/method-refusal.ts';
import { API_PROCEDURES, type ApiProcedure } from './api-procedures.ts';

const PREFIX = '/trpc/';
const METHODS: Record<ApiProcedure['type'], readonly string[]> = {
  query: READ_METHODS,
  mutation: ['POST'],
};

/** The procedures that a path of the typed API names, those that there are; null for another path. */
export function calledProcedures(path: string): ApiProcedure[] | null {
  if (!path.startsWith(PREFIX)) return null;
  const names = path.slice(PREFIX.length).replace(/\/$/, '').split(/,|%2c/i);
  return names.flatMap((name) => API_PROCEDURES.get(name) ?? []);
}

/** The methods that such a path answers; none where there is no such procedure. */
export function procedureMethods(path: string): readonly string[] | null {
  const called = calledProcedures(path);
  return called && [...new Set(called.flatMap(({ type }) => METHODS[type]))];
}
