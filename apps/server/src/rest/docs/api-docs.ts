import type { Site } from '@hoa/core/site';
import { SHARED } from '../../cache/cache-control.ts';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { StoredResponse } from '../../cache/stored-response.ts';
import { plainPageStyles } from '../../http/plain-page.ts';
import { SECURITY_HEADERS } from '../../http/security-headers.ts';
import { documentServer, openApiDocument } from '../openapi/openapi-document.ts';
import { REST_ROUTES } from '../rest-routes.ts';
import { docsHtml } from './docs-html.ts';

/** The sheet of the page at /api/docs. */
export const API_DOCS_STYLES = plainPageStyles(new URL('./docs.css', import.meta.url));

/** The page has no script, no form and nothing from elsewhere. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Puts the description of the REST layer into memory: for programs as OpenAPI, for people as a page. */
export function keepApiDocs(responses: ResponseCache, { name, publicUrl }: Site): void {
  const json = JSON.stringify(openApiDocument(REST_ROUTES, documentServer(publicUrl), name));
  const html = docsHtml(openApiDocument(REST_ROUTES, publicUrl, name));
  const headers = { ...SECURITY_HEADERS, 'content-security-policy': CONTENT_SECURITY_POLICY };
  const keep = (path: string, type: string, body: string) =>
    responses.pin(
      path,
      new StoredResponse({
        status: 200,
        type,
        body: Buffer.from(body),
        cacheControl: SHARED,
        headers: Object.entries(headers).flat(),
        vary: ['origin'],
      }),
    );
  keep('/api/openapi.json', 'application/json; charset=utf-8', json);
  keep('/api/docs', 'text/html; charset=utf-8', html);
  keep('/api/docs.css', 'text/css; charset=utf-8', API_DOCS_STYLES);
}
