/** The parts of an OpenAPI 3.1 document that this portal's own has. */

/** JSON Schema 2020-12, or a reference to one under components/schemas. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  additionalProperties?: boolean | JsonSchema;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface JsonContent {
  'application/json': { schema: JsonSchema; example?: unknown };
}

export interface Response {
  description: string;
  headers?: Record<string, Reference>;
  content?: JsonContent;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: JsonContent };
  responses: Record<string, Response | Reference>;
}

/** By method, in lower case. */
export type PathItem = Record<string, Operation>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  /** Empty: visitors are anonymous. */
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
  };
}
