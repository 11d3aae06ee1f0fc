import ts from 'typescript';
import type { JsonSchema } from '../../../apps/server/src/rest/openapi/openapi-types.ts';
import { SchemaComponents } from '../../../apps/server/src/rest/openapi/schema-components.ts';
import { API_PROCEDURES, type ApiProcedure } from '../../../apps/server/src/trpc/api-procedures.ts';

const PROCEDURE = /^TRPC(?:Query|Mutation)Procedure$/;

/** Says of a node what stands beside it in an editor. */
type Say = (node: ts.Node, words: string | undefined) => void;

const components = new SchemaComponents();

function schemaOf({ input, output, name }: ApiProcedure, side: 'input' | 'output'): JsonSchema {
  try {
    return components.use(side === 'input' ? input : output, side);
  } catch (error) {
    // What is sent part by part, and no input at all, are no JSON.
    if (error instanceof Error && /cannot be represented/.test(error.message)) return {};
    throw new Error(`The ${side} of ${name} cannot be described`, { cause: error });
  }
}

function resolved(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  return components.schemas[schema.$ref.replace(/.*\//, '')] ?? {};
}

function isShaped(node: ts.TypeNode): boolean {
  return ts.isTypeLiteralNode(node) || ts.isArrayTypeNode(node);
}

/** Walks a type and its schema side by side. */
function describeType(type: ts.TypeNode | undefined, given: JsonSchema, say: Say): void {
  if (type === undefined) return;
  const schema = resolved(given);
  if (ts.isArrayTypeNode(type)) describeType(type.elementType, schema.items ?? {}, say);
  if (ts.isTypeLiteralNode(type)) {
    for (const member of type.members.filter(ts.isPropertySignature)) {
      const field = schema.properties?.[member.name.getText()];
      if (field === undefined) continue;
      say(member, field.description ?? resolved(field).description);
      describeType(member.type, field, say);
    }
  }
  if (ts.isUnionTypeNode(type)) {
    const types = type.types.filter(isShaped);
    const choices = (schema.anyOf ?? [schema]).filter((choice) =>
      ['object', 'array'].includes(String(resolved(choice).type)),
    );
    if (types.length !== choices.length) return;
    for (const [at, choice] of choices.entries()) describeType(types[at], choice, say);
  }
}

function propertyOf(type: ts.TypeNode | undefined, name: string): ts.TypeNode | undefined {
  if (type === undefined || !ts.isTypeLiteralNode(type)) return undefined;
  const members = type.members.filter(ts.isPropertySignature);
  return members.find((member) => member.name.getText() === name)?.type;
}

/**
 * The router's declarations with what its procedures and schemas say of themselves: types made of
 * schemas keep no comment, and an editor shows none.
 */
export function describeTypes(text: string): string {
  const source = ts.createSourceFile('router.d.ts', text, ts.ScriptTarget.Latest, true);
  const comments: { at: number; comment: string }[] = [];
  const say: Say = (node, words) => {
    if (words === undefined) return;
    const comment = `/** ${words.replaceAll('*/', '*\\/')} */ `;
    comments.push({ at: node.getStart(), comment });
  };
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const inside = ts.isPropertySignature(node) ? [...path, node.name.getText()] : path;
    const type = ts.isPropertySignature(node) ? node.type : undefined;
    if (
      type !== undefined &&
      ts.isImportTypeNode(type) &&
      PROCEDURE.test(type.qualifier?.getText() ?? '')
    ) {
      const procedure = API_PROCEDURES.get(inside.slice(-2).join('.'));
      if (procedure === undefined) throw new Error(`No procedure is called ${inside.join('.')}`);
      const { summary, description = '' } = procedure;
      say(node, `${summary}. ${description}`.trim());
      for (const side of ['input', 'output'] as const) {
        describeType(propertyOf(type.typeArguments?.[0], side), schemaOf(procedure, side), say);
      }
      return;
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return comments
    .sort((a, b) => b.at - a.at)
    .reduce((made, { at, comment }) => made.slice(0, at) + comment + made.slice(at), text);
}
