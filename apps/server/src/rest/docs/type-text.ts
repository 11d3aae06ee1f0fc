import { escapeHtml } from '@hoa/core/text/escape-html';
import type { JsonSchema } from '../openapi/openapi-types.ts';

/** The name at the end of a reference: '#/components/schemas/Topic' gives 'Topic'. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function literal(value: unknown): string {
  return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
}

/** The type of a schema in the words of a reader, as HTML: a link, 'string', 'list of Topic', a choice. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = escapeHtml(refName(schema.$ref));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' or ');
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' or ');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(typeText).join(', ')}]`;
  if (schema.type === 'array') return `list of ${typeText(schema.items ?? {})}`;
  return escapeHtml([schema.type ?? 'anything'].flat().join(' or '));
}

/** What a value must keep to: 'at most 100 characters, pattern ...', or ''. */
export function limitText(schema: JsonSchema): string {
  const { format, minimum, maximum, minLength, maxLength, pattern } = schema;
  const limits = [
    format && escapeHtml(format),
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    pattern !== undefined && `pattern <code>${escapeHtml(pattern)}</code>`,
  ];
  return limits.filter((limit) => typeof limit === 'string').join(', ');
}
