import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachePlugin } from '../../cache/cache-plugin.ts';
import type { Services } from '../../services/services.ts';
import { hourlyResponse } from '../hourly-response.ts';
import { listPages } from '../listed-pages.ts';
import { type Card, categoryCard, HOME_CARD, PART_NAMES, partCard, topicCard } from './card.ts';
import { cardSvg } from './card-svg.ts';
import type { Mark } from './mark.ts';
import { PictureStore } from './picture-store.ts';
import { measureSerif, renderPng } from './render-svg.ts';

interface BySlug {
  Params: { slug: string };
}

/** Serves a picture of each page for other sites, at the page's address below /social. */
export function registerSocialRoutes(
  app: FastifyInstance,
  deps: {
    services: Services;
    illustration: (name: string) => string;
    mark: Mark;
    cache: CachePlugin;
  },
): void {
  const { services, illustration, mark, cache } = deps;
  const drawn = new PictureStore();
  const draw = (card: Card) => () =>
    renderPng(cardSvg(card, { measure: measureSerif, illustration, mark }));
  // The key holds all that is drawn, so that a renamed topic gets a new picture. Not kept among
  // the responses, where pictures that few ask for could push out pages.
  const send = (request: FastifyRequest, reply: FastifyReply, card: Card) =>
    cache.send(request, reply, null, async () =>
      hourlyResponse('image/png', await drawn.get(JSON.stringify(card), draw(card))),
    );

  app.get('/social/home.png', async (request, reply) => send(request, reply, HOME_CARD));
  app.get<BySlug>('/social/category/:slug(^[^.]+).png', async (request, reply) =>
    send(request, reply, categoryCard(request.params.slug, services)),
  );
  app.get<BySlug>('/social/topic/:slug(^[^.]+).png', async (request, reply) =>
    send(request, reply, topicCard(request.params.slug, services)),
  );
  for (const part of PART_NAMES) {
    const cardAt = (path: string) => partCard(part, path, listPages(services)[part]);
    app.get(`/social/${part}.png`, async (request, reply) =>
      send(request, reply, cardAt(`/${part}`)),
    );
    app.get<BySlug>(`/social/${part}/:slug(^[^.]+).png`, async (request, reply) =>
      send(request, reply, cardAt(`/${part}/${request.params.slug}`)),
    );
  }
  app.get<BySlug>('/social/law/questions/:slug(^[^.]+).png', async (request, reply) => {
    const path = `/law/questions/${request.params.slug}`;
    return send(request, reply, partCard('law', path, listPages(services).law));
  });
}
