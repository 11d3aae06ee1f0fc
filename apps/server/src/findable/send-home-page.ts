import type { AskedByForm } from '@hoa/core/rendering/page-renderer';
import type { FastifyReply } from 'fastify';
import { PERSONAL } from '../cache/cache-control.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { createInProcessCall } from '../pages/in-process-call.ts';
import type { PageDependencies } from '../pages/page-dependencies.ts';

/** Sends the home page with what a plain form asked; the status is set by the caller. */
export type SendHomePage = (reply: FastifyReply, asked: AskedByForm) => Promise<FastifyReply>;

/** The answer to one visitor: made for each request, kept by nobody, shown to no search engine. */
export function createSendHomePage(deps: Omit<PageDependencies, 'front'>): SendHomePage {
  const { web, services, publicUrl, embedOrigins } = deps;
  const { mode: answerMode } = services.ask;
  const { assets, inline } = web;
  const call = createInProcessCall({ services });
  return async (reply, askedByForm) => {
    const page = { url: '/', publicUrl, assets, answerMode, call };
    const { html } = await web.render({ ...page, askedByForm });
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy(inline, embedOrigins),
        'cache-control': PERSONAL,
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
