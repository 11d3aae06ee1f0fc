import type { BrandLook } from '../brands/load-brands.ts';
import { IMMUTABLE } from '../cache/cache-control.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

/** Opened by itself an SVG is a document: nothing in it may run, or fetch anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Puts the logo of a brand into memory, under its hashed address. */
export function keepLogo(responses: ResponseCache, look: BrandLook | null): void {
  const { light, dark } = look?.logo ?? {};
  for (const file of new Set([light, dark])) {
    if (file === undefined) continue;
    const headers = { ...SECURITY_HEADERS, 'content-security-policy': POLICY };
    responses.pin(
      file.path,
      new StoredResponse({
        status: 200,
        type: file.type,
        body: file.body,
        cacheControl: IMMUTABLE,
        headers: Object.entries(headers).flat(),
      }),
    );
  }
}
