import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { JsonSchema } from './openapi-types.ts';

type Direction = 'input' | 'output';

/** What zod says only because JavaScript is so: the bounds of safe integers, closed answers. */
function withoutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // A later version may add a field to an answer: clients must not refuse it.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
}

function withComponentRefs(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Collects under components/schemas every schema that has an id, and refers to it from there. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};

  /**
   * A zod schema as it stands in an operation: by reference where it has an id.
   *
   * @throws Error when two different schemas have one id
   */
  use(schema: z.ZodType, io: Direction): JsonSchema {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io,
      override: withoutNoise,
    });
    for (const [name, definition] of Object.entries($defs)) {
      this.#keep(name, withComponentRefs(definition));
    }
    return withComponentRefs(own);
  }

  #keep(name: string, schema: JsonSchema): void {
    const kept = this.schemas[name];
    if (kept !== undefined && !isDeepStrictEqual(kept, schema)) {
      throw new Error(`Two schemas have the id ${name}: give one of them another in .meta().`);
    }
    this.schemas[name] = schema;
  }
}
