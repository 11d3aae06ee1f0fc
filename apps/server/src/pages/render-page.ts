import type { SentByForm } from '@hoa/core/rendering/page-renderer';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { createInProcessCall } from '../trpc/in-process-call.ts';
import type { WebBuild } from './web-build.ts';

/** What pages are made of. */
export interface PageDependencies {
  web: WebBuild;
  services: Services;
  publicUrl: string;
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
  const { web, services, publicUrl, embedOrigins } = deps;
  const { assets, inline } = web;
  const { mode: answerMode } = services.ask;
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy(inline, embedOrigins),
  };
  const unlisted = { ...headers, 'x-robots-tag': 'noindex' };
  return async (url, caller, sentByForm) => {
    const call = createInProcessCall({ services, caller });
    const page = { url, publicUrl, assets, answerMode, call, sentByForm };
    const { status, html, indexable } = await web.render(page);
    const isListed = indexable && sentByForm === undefined;
    return { status, html, headers: isListed ? headers : unlisted };
  };
}
