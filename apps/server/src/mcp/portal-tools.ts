import { INTERNAL_ERROR_MESSAGE, PortalError, type Refusal } from '@hoa/core/errors';
import {
  type CacheHint,
  type CallToolResult,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { parseInput } from '../http/parse-input.ts';
import { API_PROCEDURES, type ApiProcedure } from '../trpc/api-procedures.ts';
import type { Context } from '../trpc/context.ts';
import type { Site, Tool } from '../trpc/tool.ts';
import { VERSION } from '../version.ts';
import { convertedOnce } from './converted-once.ts';

/** What every tool is given. */
interface ToolContext extends Context, Site {
  /** What the portal calls itself. */
  name: string;
  onError: (error: unknown) => void;
}

/** A procedure that is a tool, and what a model may fill in. */
interface ServedTool {
  procedure: ApiProcedure;
  tool: Tool<unknown>;
  schema: z.ZodType;
}

/** What a model filled in. */
const givenSchema = z.record(z.string(), z.unknown());

/** Where a result carries the refusal for programs: models read its text. */
const REFUSAL_META = 'hoa-education-portal/refusal';

/** What a model may fill in; an argument beside it is refused, since it would be left unread. */
function argumentsOf({ input }: ApiProcedure, { arguments: own }: Tool<unknown>): z.ZodType {
  const schema = own?.schema ?? input;
  return schema instanceof z.ZodObject ? schema.strict() : schema;
}

/** The schema of a tool's arguments as agents are told it, checked by us: in our words, with the fields. */
function toldOnly(schema: z.ZodType): StandardSchemaWithJSON {
  return { '~standard': { ...convertedOnce(schema), validate: (value) => ({ value }) } };
}

/** A refusal for a model, every fault in it, and beside it the same as programs read it. */
function refused(refusal: Refusal): CallToolResult {
  const { message, fields = [] } = refusal;
  const faults = fields.map((fault) => `${fault.field}: ${fault.message}`);
  const text = fields.length > 1 ? faults.join('\n') : message;
  return {
    isError: true,
    content: [{ type: 'text', text }],
    _meta: { [REFUSAL_META]: refusal },
  };
}

/** What a tool says of an answer, as data and as text. */
function read(tool: Tool<unknown>, answer: unknown, given: Record<string, unknown>, site: Site) {
  if (tool.shape === undefined) {
    return { data: answer, text: tool.text?.(answer) ?? JSON.stringify(answer) };
  }
  const data = tool.shape.data(answer, site);
  return { data, text: tool.shape.text(data, given) };
}

/**
 * Runs a tool: our own errors become a sentence the model can act on, others are logged. Content
 * that is no object, such as a list, is wrapped by the server as its schema is.
 */
async function runTool(
  { procedure, tool, schema }: ServedTool,
  sent: unknown,
  context: ToolContext,
): Promise<CallToolResult> {
  try {
    const given = givenSchema.parse(parseInput(schema, sent));
    const input = tool.arguments?.toInput(given) ?? given;
    const answer = await procedure.call(input, context);
    const { data, text } = read(tool, answer, given, context);
    return { content: [{ type: 'text', text }], structuredContent: data };
  } catch (error) {
    if (error instanceof PortalError) return refused(error.refusal);
    context.onError(error);
    return refused({ message: INTERNAL_ERROR_MESSAGE, code: 'internal' });
  }
}

/** What agents are told of a tool. */
function configOf(
  { output, type, summary, description = '' }: ApiProcedure,
  tool: Tool<unknown>,
  schema: z.ZodType,
) {
  const isReading = tool.isReading ?? type === 'query';
  return {
    title: tool.title,
    description: tool.description ?? `${summary}. ${description}`.trim(),
    inputSchema: toldOnly(schema),
    outputSchema: { '~standard': convertedOnce(tool.shape?.schema ?? output) },
    annotations: {
      readOnlyHint: isReading,
      idempotentHint: isReading,
      destructiveHint: false,
      openWorldHint: false,
    },
  };
}

/** The procedures that are tools, with what agents are told of them: the same for every request. */
const TOOLS = [...API_PROCEDURES.values()].flatMap((procedure) => {
  const { tool } = procedure;
  if (tool === undefined) return [];
  const schema = argumentsOf(procedure, tool);
  return [{ procedure, tool, schema, config: configOf(procedure, tool, schema) }];
});

/** For how long an agent need not ask again what tools there are: the list is long. */
const KEPT: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

/** A server with every procedure that is a tool; one serves one request, so that none has a state. */
export function createPortalMcpServer(context: ToolContext): McpServer {
  const { articles } = context.services.health.ready();
  const server = new McpServer(
    { name: 'hoa-education-portal', title: context.name, version: VERSION },
    {
      // They are the same as long as a process runs, and nobody may hold a connection to hear otherwise.
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': KEPT, 'server/discover': KEPT },
      instructions: `Education for homeowners and board members of associations in the United States: ${articles} reviewed articles and a glossary. Cite the URLs that the tools give. This is information, not legal advice.`,
    },
  );
  for (const served of TOOLS) {
    const { tool, config } = served;
    server.registerTool(tool.name, config, (sent) => runTool(served, sent, context));
  }
  return server;
}
