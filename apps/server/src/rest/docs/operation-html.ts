import { escapeHtml } from '@hoa/core/text/escape-html';
import { OPERATION_TAG } from '../openapi/health-paths.ts';
import type {
  JsonContent,
  JsonSchema,
  OpenApiDocument,
  Operation,
  Reference,
  Response,
} from '../openapi/openapi-types.ts';
import { curlCommand } from './curl-command.ts';
import { limitText, refName, typeText } from './type-text.ts';

interface FieldRow {
  name: string;
  note: string;
  schema: JsonSchema;
  description: string | undefined;
}

/** A table of fields; '' without any. */
export function fieldTable(caption: string, rows: readonly FieldRow[]): string {
  if (rows.length === 0) return '';
  const body = rows.map(({ name, note, schema, description }) => {
    const text = [escapeHtml(description ?? ''), limitText(schema)].filter((part) => part !== '');
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code><small>${note}</small></th><td>${typeText(schema)}</td><td>${text.join('<br>')}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning and limits</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** The properties of an object schema as rows. */
export function propertyRows({ properties = {}, required = [] }: JsonSchema): FieldRow[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    note: required.includes(name) ? '' : 'optional',
    schema,
    description: schema.description,
  }));
}

function example(label: string, content: JsonContent | undefined): string {
  const value = content?.['application/json'].example;
  if (value === undefined) return '';
  return `<details><summary>${label}</summary><pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre></details>`;
}

function responseItem(status: string, given: Response | Reference, document: OpenApiDocument) {
  const name = '$ref' in given ? refName(given.$ref) : '';
  const response = '$ref' in given ? document.components.responses[name] : given;
  const schema = response?.content?.['application/json'].schema;
  const type = schema === undefined ? '' : `: ${typeText(schema)}`;
  // Refusals are all alike: one example a path would be noise.
  const shown = '$ref' in given ? '' : example('Example answer', response?.content);
  return `<li><strong>${status}</strong> ${escapeHtml(response?.description ?? name)}${type}${shown}</li>`;
}

/** The responses of an operation: its answers, and folded away its refusals, which are all alike. */
function responseList(responses: Operation['responses'], document: OpenApiDocument): string {
  const all = Object.entries(responses);
  const list = (shown: typeof all) =>
    `<ul class="responses">${shown.map(([status, given]) => responseItem(status, given, document)).join('')}</ul>`;
  const refusals = all.filter(([, given]) => '$ref' in given);
  const answers = list(all.filter(([, given]) => !('$ref' in given)));
  if (refusals.length === 0) return answers;
  const statuses = refusals.map(([status]) => status).join(', ');
  return `${answers}<details><summary>Other responses: ${statuses}</summary>${list(refusals)}</details>`;
}

/** One operation as a section of the page. */
export function operationHtml(
  method: string,
  path: string,
  operation: Operation,
  document: OpenApiDocument,
): string {
  const {
    operationId,
    tags,
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
  } = operation;
  const rows = parameters.map((parameter) => ({
    name: parameter.name,
    note: parameter.required ? parameter.in : `${parameter.in}, optional`,
    schema: parameter.schema,
    description: parameter.description,
  }));
  const body = requestBody?.content['application/json'].schema;
  return `<section class="operation" id="${escapeHtml(operationId)}">
<h3>${escapeHtml(summary)}</h3>
<p class="path"><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>
${description === undefined ? '' : `<p>${escapeHtml(description)}</p>`}
${tags.includes(OPERATION_TAG) ? '' : `<p class="procedure">Over tRPC: <code>${escapeHtml(operationId)}</code></p>`}
${fieldTable(`Parameters of ${method.toUpperCase()} ${path}`, rows)}
${body === undefined ? '' : `<p>Body: ${typeText(body)}${body.$ref === undefined ? '' : ', as JSON'}</p>`}
${body?.$ref === undefined && body !== undefined ? fieldTable(`Body of ${method.toUpperCase()} ${path}`, propertyRows(body)) : ''}
<pre tabindex="0"><code>${escapeHtml(curlCommand(document.servers[0]?.url ?? '', path, operation))}</code></pre>
${responseList(responses, document)}
</section>`;
}
