import { REST_ROUTES } from '../../../apps/server/src/rest/rest-routes.ts';
import { API_PROCEDURES } from '../../../apps/server/src/trpc/api-procedures.ts';

/** What both programs begin with: a call ends well, or with the code or status of its refusal. */
const BEGIN = `
declare const process: {
  env: Record<string, string | undefined>;
  stdout: { write(text: string): void };
};
const baseUrl = process.env.PORTAL_URL ?? '';
const ended: Record<string, unknown> = {};
`;
const END = 'process.stdout.write(JSON.stringify(ended));\n';

/** A partner's program that makes the documented call of every procedure. */
export function everyProcedure(): string {
  const calls = [...API_PROCEDURES.values()].map(({ name, type, example }) => {
    const call = `portal.${name}.${type === 'query' ? 'query' : 'mutate'}`;
    const input = example.input === undefined ? '' : JSON.stringify(example.input);
    return `await ${call}(${input}).then(() => { ended['${name}'] = 200; }, refused('${name}'));\n`;
  });
  return `import { createPortalClient, PortalClientError } from '@hoa/client';
${BEGIN}
const portal = createPortalClient({ baseUrl, timeoutMs: 60_000 });
const refused = (name: string) => (error: unknown) => {
  ended[name] = error instanceof PortalClientError ? error.status ?? error.code : String(error);
};
${calls.join('')}${END}`;
}

/** A program on a client generated from the document that makes the documented call of every path. */
export function everyPath(): string {
  const calls = REST_ROUTES.map(({ method, path, hasBody, procedure: { name, example } }) => {
    const fields = (inPath: boolean) => {
      const given = Object.entries(Object(example.input));
      const found = given.filter(([field]) => path.includes(`{${field}}`) === inPath);
      return found.length === 0 ? undefined : Object.fromEntries(found);
    };
    const query = hasBody ? undefined : fields(false);
    const body = hasBody ? fields(false) : undefined;
    const init = JSON.stringify({ params: { path: fields(true), query }, body });
    return `ended['${name}'] = (await portal.${method}('${path}', ${init})).response.status;\n`;
  });
  return `import createClient from 'openapi-fetch';
import type { paths } from './portal-api.ts';
${BEGIN}
const portal = createClient<paths>({ baseUrl });
${calls.join('')}${END}`;
}

/** With what status the documented call of each procedure may end. */
export function documentedStatus(name: string): number[] {
  // An example that names what another portal was given is not found here.
  return API_PROCEDURES.get(name)?.errors?.includes('not-found') ? [200, 404] : [200];
}
