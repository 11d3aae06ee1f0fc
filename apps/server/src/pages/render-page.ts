import type { SentByForm } from '@hoa/core/rendering/page-renderer';
import type { Site } from '@hoa/core/site';
import type { BrandLook } from '../brands/load-brands.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { createInProcessCall } from '../trpc/in-process-call.ts';
import { inlineHash, type WebBuild } from './web-build.ts';

/** What pages are made of. */
export interface PageDependencies {
  web: WebBuild;
  services: Services;
  site: Site;
  look: BrandLook | null;
  embedOrigins: readonly string[];
}

/** Renders the page at an address, with the headers that it must be sent with. */
export type RenderPageResponse = (
  url: string,
  caller: Caller,
  sentByForm?: SentByForm,
) => Promise<{ status: number; html: string; headers: Record<string, string> }>;

/** How pages are rendered with their queries answered in process. */
export function createPageRenderer(deps: PageDependencies): RenderPageResponse {
  const { web, services, site, look, embedOrigins } = deps;
  const { assets, inline } = web;
  const { mode: answerMode } = services.ask;
  const style = look?.style ?? '';
  const styles =
    style === '' ? inline : { ...inline, styles: [...inline.styles, inlineHash(style)] };
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy(styles, embedOrigins),
  };
  const unlisted = { ...headers, 'x-robots-tag': 'noindex' };
  return async (url, caller, sentByForm) => {
    const call = createInProcessCall({ services, caller });
    const brand = look === null ? undefined : { page: look.page, style };
    const page = { url, site, brand, assets, answerMode, call, sentByForm };
    const { status, html, indexable } = await web.render(page);
    const isListed = indexable && sentByForm === undefined;
    return { status, html, headers: isListed ? headers : unlisted };
  };
}
