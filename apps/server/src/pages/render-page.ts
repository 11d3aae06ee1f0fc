import { PortalError } from '@hoa/core/errors';
import type { RenderedPage, SentByForm } from '@hoa/core/rendering/page-renderer';
import type { Site } from '@hoa/core/site';
import type { BrandLook } from '../brands/load-brands.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { createInProcessCall } from '../trpc/in-process-call.ts';
import { refusalOf } from '../trpc/trpc.ts';
import { inlineHash, type WebBuild } from './web-build.ts';

/** What pages are made of. */
export interface PageDependencies {
  web: WebBuild;
  services: Services;
  site: Site;
  look: BrandLook | null;
  embedOrigins: readonly string[];
}

/** A rendered page, and the headers that it must be sent with. */
interface PageResponse extends Omit<RenderedPage, 'indexable'> {
  headers: Record<string, string>;
}

/** Renders the page at an address, with the headers that it must be sent with. */
export type RenderPageResponse = (
  url: string,
  caller: Caller,
  sentByForm?: SentByForm,
) => Promise<PageResponse>;

/**
 * How pages are rendered with their queries answered in process.
 *
 * @param onFailure called with an unexpected error, and the procedure that threw it: the
 *   page says only that something could not be fetched
 */
export function createPageRenderer(
  deps: PageDependencies,
  onFailure: (error: unknown, procedure: string) => void,
): RenderPageResponse {
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
    const answer = createInProcessCall({ services, caller });
    const call = (path: string, input: unknown) =>
      answer(path, input).catch((error: unknown) => {
        const cause = refusalOf(error);
        if (!(cause instanceof PortalError)) onFailure(cause, path);
        throw error;
      });
    const brand = look === null ? undefined : { page: look.page, style };
    const page = { url, site, brand, assets, answerMode, call, sentByForm };
    const { indexable, ...rendered } = await web.render(page);
    const isListed = indexable && sentByForm === undefined;
    return { ...rendered, headers: isListed ? headers : unlisted };
  };
}
