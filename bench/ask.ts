import { get, type IncomingHttpHeaders } from 'node:http';

/** An answer as it travels: not decoded, nothing followed. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  get({ host: '127.0.0.1', port, path, headers }, async (response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const { statusCode: status = 0 } = response;
    resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
  }).on('error', reject);
  return promise;
}
