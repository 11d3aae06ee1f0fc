import type { FastifyInstance } from 'fastify';
import type { PageDependencies } from '../pages/page-dependencies.ts';
import { registerAskForm } from './ask-form.ts';
import { registerIcons } from './icons.ts';
import { createSendHomePage } from './send-home-page.ts';
import { registerSiteFiles } from './site-files.ts';
import { registerSocialPictures } from './social/social-routes.ts';

/**
 * What lets the portal be found and used without a script: the files for search engines and feed
 * readers, the pictures for other sites, the icons, and the question form.
 */
export async function registerFindableRoutes(
  app: FastifyInstance,
  deps: PageDependencies,
): Promise<void> {
  const { web, services, publicUrl, front } = deps;
  registerSiteFiles(app, { services, publicUrl, front });
  registerSocialPictures(app, { services, clientDir: web.clientDir, front });
  registerIcons(app, { clientDir: web.clientDir, front });
  await registerAskForm(app, { services, sendHomePage: createSendHomePage(deps) });
}
