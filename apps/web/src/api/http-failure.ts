/** An error whose text is the status code, a colon, and the body or the status text (section 8). */
export function httpFailure(status: number, statusText: string, body: string): Error {
  return new Error(`${status}: ${body.trim() || statusText}`);
}

/**
 * Fetches for the typed client. What our own server refuses carries its words as JSON, which the
 * client reads; a failure of anything between (a proxy, a load balancer) becomes a readable error
 * instead of a complaint about JSON.
 *
 * @throws Error '{status}: {body or status text}' for a failure that is not JSON
 */
export async function fetchOrFail(url: RequestInfo | URL, options: RequestInit): Promise<Response> {
  // A page in a sandboxed frame has no origin, and a server may not accept credentials from it.
  const credentials = globalThis.origin === 'null' ? 'omit' : 'include';
  const response = await fetch(url, { ...options, credentials });
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (response.ok || isJson) return response;
  throw httpFailure(response.status, response.statusText, await response.text());
}
