import type { Operation } from '../openapi/openapi-types.ts';

/** A text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The command that makes the call of an operation's example. */
export function curlCommand(baseUrl: string, path: string, operation: Operation): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, example } of operation.parameters ?? []) {
    if (example === undefined) continue;
    if (place === 'query') query.set(name, String(example));
    else filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)));
  }
  const url = `${baseUrl}${filled}${query.size === 0 ? '' : `?${query}`}`;
  const body = operation.requestBody?.content['application/json'].example;
  if (body === undefined) return `curl ${quoted(url)}`;
  return `curl ${quoted(url)} --json ${quoted(JSON.stringify(body))}`;
}
