import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOURLY } from '../../cache/cache-control.ts';
import { StoredResponse } from '../../cache/stored-response.ts';
import type { MemoryFront } from '../../http/memory-front.ts';
import { SECURITY_HEADERS } from '../../http/security-headers.ts';
import type { Services } from '../../services/services.ts';
import type { Card } from './card.ts';
import { cardSvg } from './card-svg.ts';
import { categoryCard, HOME_CARD, topicCard } from './find-card.ts';
import { PictureStore } from './picture-store.ts';
import { measureSerif, renderPng } from './render-svg.ts';

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;

/** Serves a picture of its own for each page: /social/home.png, /social/topic/{slug}.png. */
export function registerSocialPictures(
  app: FastifyInstance,
  deps: { services: Services; clientDir: string; front: MemoryFront },
): void {
  const { services, clientDir, front } = deps;
  const store = new PictureStore();
  const illustration = (name: string) =>
    readFileSync(join(clientDir, 'illustrations', `${name}.svg`), 'utf8');

  const picture = async (card: Card) =>
    new StoredResponse({
      status: 200,
      type: 'image/png',
      // The key holds all that is drawn, so that a renamed topic gets a new picture.
      body: await store.get(JSON.stringify(card), () =>
        renderPng(cardSvg(card, measureSerif, illustration)),
      ),
      cacheControl: HOURLY,
      headers: Object.entries(SECURITY_HEADERS).flat(),
    });

  // Not kept among the responses, where pictures that few ask for could push out pages.
  const send = (request: FastifyRequest, reply: FastifyReply, card: Card) =>
    front.send(request, reply, null, () => picture(card));

  app.get('/social/home.png', async (request, reply) => send(request, reply, HOME_CARD));
  app.get('/social/category/:slug(^[^.]+).png', async (request: SlugRequest, reply) =>
    send(request, reply, categoryCard(request.params.slug, services)),
  );
  app.get('/social/topic/:slug(^[^.]+).png', async (request: SlugRequest, reply) =>
    send(request, reply, topicCard(request.params.slug, services)),
  );
}
