import { INTERNAL_ERROR_MESSAGE, PortalError } from '@hoa/core/errors';
import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type { Services } from '../services/services.ts';

/** What every tool is given. */
export interface ToolContext {
  services: Services;
  /** Origin of the portal: what a tool answers is read elsewhere, so its links are whole. */
  publicUrl: string;
  onError: (error: unknown) => void;
}

/** All tools read; none changes what the next one sees. */
export const READS_ONLY: ToolAnnotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
};

/** What a tool says to a model, and the same as data. */
export interface ToolAnswer {
  text: string;
  data: Record<string, unknown>;
}

/** Runs a tool: our own errors become a sentence the model can act on, others are logged. */
export async function answerTool(
  { onError }: ToolContext,
  run: () => ToolAnswer | Promise<ToolAnswer>,
): Promise<CallToolResult> {
  try {
    const { text, data } = await run();
    return { content: [{ type: 'text', text }], structuredContent: data };
  } catch (error) {
    const known = error instanceof PortalError;
    if (!known) onError(error);
    const text = known ? error.message : INTERNAL_ERROR_MESSAGE;
    return { isError: true, content: [{ type: 'text', text }] };
  }
}
