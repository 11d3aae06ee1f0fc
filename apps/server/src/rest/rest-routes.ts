import type { Services } from '../services/services.ts';
import { askRoutes } from './ask.rest.ts';
import { categoryRoutes } from './category.rest.ts';
import { contentRoutes } from './content.rest.ts';
import type { RestRoute } from './rest-route.ts';
import { searchRoutes } from './search.rest.ts';
import { topicRoutes } from './topic.rest.ts';

/** Every REST path: what the server registers and what the OpenAPI document describes. */
export function restRoutes(services: Services): RestRoute[] {
  return [
    ...categoryRoutes(services),
    ...topicRoutes(services),
    ...contentRoutes(services),
    ...askRoutes(services),
    ...searchRoutes(services),
  ];
}
