/** A response that is larger than anything we asked for. */
export class ResponseTooLargeError extends Error {}

function capped(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new ResponseTooLargeError());
        else controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * A fetch for the provider's client library: reads so many bytes of a body and no more, error
 * pages included, and follows no redirect, because the key would travel with it.
 */
export function createCappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(capped(response.body, maxBytes), { status, statusText, headers });
  };
}
