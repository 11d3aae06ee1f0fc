import { appRouter } from './app-router.ts';
import type { Context } from './context.ts';
import type { ProcedureMeta } from './declaration.ts';
import { refusalOf } from './trpc.ts';

/** A procedure with what it says about itself. */
export interface ApiProcedure extends ProcedureMeta {
  /** As clients write it: 'topics.bySlug'. */
  name: string;
  type: 'query' | 'mutation';
  /**
   * Calls it for another way in: input and output pass its schemas.
   *
   * @throws PortalError for what it refuses, and otherwise what its service threw
   */
  call(input: unknown, context: Context): Promise<unknown>;
}

/** What tRPC makes of a declaration, as far as it is read here. */
interface BuiltProcedure {
  meta: ProcedureMeta;
  _def: { type: 'query' | 'mutation' };
  (options: {
    ctx: unknown;
    getRawInput: () => Promise<unknown>;
    path: string;
    type: 'query' | 'mutation';
    signal: AbortSignal;
    batchIndex: number;
  }): Promise<unknown>;
}

function apiProcedure(path: string, procedure: BuiltProcedure): ApiProcedure {
  const {
    meta,
    _def: { type },
  } = procedure;
  return {
    ...meta,
    name: path,
    type,
    async call(input, ctx) {
      const { signal } = ctx.caller;
      const getRawInput = async () => input;
      try {
        return await procedure({ ctx, getRawInput, path, type, signal, batchIndex: 0 });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/** The procedures of a router by their names, in its order. */
export function listProcedures(
  record: Record<string, Record<string, BuiltProcedure>>,
): ReadonlyMap<string, ApiProcedure> {
  const named = Object.entries(record).flatMap(([noun, procedures]) =>
    Object.entries(procedures).map(([verb, built]) => apiProcedure(`${noun}.${verb}`, built)),
  );
  return new Map(named.map((procedure) => [procedure.name, procedure]));
}

/** Every procedure: what all ways in are made from. */
export const API_PROCEDURES = listProcedures(appRouter._def.record);
