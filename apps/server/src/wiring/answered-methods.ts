import type { ResponseCache } from '../cache/response-cache.ts';
import { READ_METHODS } from '../http/method-refusal.ts';
import { MCP_METHODS, MCP_PATH } from '../mcp/register-mcp.ts';
import { procedureMethods } from '../trpc/procedure-methods.ts';

/**
 * The methods that a path answers, where its route does not tell: a file that is kept for good has
 * none, and those of the typed API and of the tools take every method to refuse most.
 *
 * @returns null for every other path
 */
export function answeredMethods(responses: ResponseCache) {
  return (path: string): readonly string[] | null => {
    if (responses.isPinned(path)) return READ_METHODS;
    return path.replace(/\/$/, '') === MCP_PATH ? MCP_METHODS : procedureMethods(path);
  };
}
