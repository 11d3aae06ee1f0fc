import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { z } from 'zod';

type Props = StandardSchemaWithJSON['~standard'];
type Convert = Props['jsonSchema']['input'];

function once(convert: Convert): Convert {
  const converted = new Map<string, ReturnType<Convert>>();
  return (options) => {
    const known = converted.get(options.target) ?? convert(options);
    converted.set(options.target, known);
    return known;
  };
}

/**
 * A schema for the MCP server, whose JSON Schema is made when it is first asked for and then kept:
 * there is a server for each request, and the schemas of all tools take tens of milliseconds.
 */
export function convertedOnce(schema: z.ZodType): Props {
  const { jsonSchema, ...own } = schema['~standard'];
  return {
    ...own,
    jsonSchema: { input: once(jsonSchema.input), output: once(jsonSchema.output) },
  };
}
