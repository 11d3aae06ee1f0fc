import { createHash } from 'node:crypto';
import { utcDay } from '@hoa/core/calendar/plain-date';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { visitorAddress } from '../http/forwarded-address.ts';
import type { ReviewService } from '../services/review.service.ts';
import { REVIEW_STYLES, reviewHtml } from './review-html.ts';
import { bringsToken } from './review-token.ts';

const STYLES_HASH = createHash('sha256').update(REVIEW_STYLES).digest('base64');
/** The page has no script, no form and nothing from elsewhere, and nobody may frame it. */
const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${STYLES_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function privately(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': CONTENT_SECURITY_POLICY,
  });
}

/**
 * The list of what wants an editor, at /review. A request brings the token as the password of any
 * user name (HTTP Basic) or as a bearer token. Without a token in the environment there is no such page.
 */
export function registerReviewPage(
  app: FastifyInstance,
  deps: { token: string; review: ReviewService },
): void {
  const { token, review } = deps;
  app.get('/review', async (request, reply) => {
    privately(reply);
    // Counted before the token is looked at: nobody may try many.
    await review.admit(visitorAddress(request));
    if (!bringsToken(request.headers.authorization, token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="review", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send('The token of REVIEW_TOKEN is wanted as the password. Any name will do.\n');
    }
    return reply
      .type('text/html; charset=utf-8')
      .send(reviewHtml(await review.list(), utcDay(new Date())));
  });
}
