import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, searchForWorkspaceRoot, type ViteDevServer } from 'vite';

/** Milliseconds between two looks at what the API answers from. */
const LOOK_EVERY_MS = 300;

/** Longest time in milliseconds that a request waits for an API that starts again. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 100;

/** Milliseconds without another word after which an API that is away has said why. */
const SAID_ALL_MS = 2_000;
const REASON_MAX_CHARS = 10_000;

/** Where the code of the API lies. */
const API_CODE = [`${import.meta.dirname}/../server/src`, `${import.meta.dirname}/../../packages`];

/** What the server answers that is no page: its ways in, and its files for machines. */
const HANDED_ON =
  '^/(?:(?:api|trpc|social|illustrations/topics)/|(?:mcp|metrics|sitemap\\.xml|feed\\.atom|robots\\.txt|llms\\.txt|favicon\\.ico|apple-touch-icon\\.png)(?:\\?|$))';

/** Where the packages really lie. */
const PACKAGES = join(fileURLToPath(import.meta.resolve('vite/package.json')), '../..');

/** What host pages take as one script each, which is built when it is asked for. */
const EMBED_SCRIPTS = ['embed', 'widgets', 'widget-frame'];

/** @param mode the name of the script */
async function buildEmbed(mode: string): Promise<string> {
  const output = await build({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.embed.config.ts`,
    mode,
    logLevel: 'warn',
    build: { write: false },
  });
  const [bundle] = [output].flat();
  if (bundle === undefined || !('output' in bundle)) {
    throw new Error(`/${mode}.js was not built`);
  }
  return bundle.output[0].code;
}

/** What the API last complained of, as scripts/dev-servers.mjs tells it, until its code changes. */
class ApiErrors {
  #text = '';
  #heardAt = 0;

  constructor({ watcher }: ViteDevServer) {
    watcher.add(API_CODE);
    watcher.on('change', () => {
      this.#text = '';
    });
    process.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('apiError' in message)) return;
      this.#text = (this.#text + String(message.apiError)).slice(-REASON_MAX_CHARS);
      this.#heardAt = Date.now();
    });
  }

  /** Why an API that is away does not start; undefined while it may still be starting. */
  get reason(): string | undefined {
    const hasSaidAll = Date.now() - this.#heardAt > SAID_ALL_MS;
    return this.#text !== '' && hasSaidAll ? this.#text : undefined;
  }
}

/**
 * Waits until the API answers, so that no page shows a failure while it starts.
 *
 * @returns why it does not start, where it has said so
 */
async function waitForApi(origin: string, errors: ApiErrors): Promise<string | undefined> {
  const isThere = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + PATIENCE_MS;
  while (!(await isThere()) && Date.now() < end) {
    if (errors.reason !== undefined) return errors.reason;
    await setTimeout(RETRY_MS);
  }
  return undefined;
}

/** Says to open pages when the API answers from something else: an edited article, edited code. */
function followApi({ hot, httpServer }: ViteDevServer, origin: string): void {
  let known: unknown;
  const look = async () => {
    const ready = await fetch(`${origin}/api/ready`).catch(() => null);
    // Away while it starts again, which is a change however the library compares.
    const now = ready === null ? null : (await ready.json()).contentVersion;
    if (known !== undefined && now !== null && now !== known) hot.send('api:changed');
    known = now;
  };
  const timer = setInterval(() => look().catch(() => {}), LOOK_EVERY_MS);
  httpServer?.on('close', () => clearInterval(timer));
}

/**
 * Pages as `npm run dev` serves them, without a build: what is no page comes from the API, and what
 * changes there reaches the pages that are open.
 */
export function development(): Plugin {
  const origin = process.env.API_ORIGIN ?? 'http://localhost:3000';
  return {
    name: 'development',
    apply: 'serve',
    config: () => ({
      server: {
        port: Number(process.env.DEV_PORT ?? 5173),
        strictPort: true,
        proxy: { [HANDED_ON]: origin },
        // The fonts are where the packages are, which may be linked from elsewhere.
        fs: { allow: [searchForWorkspaceRoot(import.meta.dirname), PACKAGES] },
      },
    }),
    configureServer(server) {
      followApi(server, origin);
      const errors = new ApiErrors(server);
      const handedOn = new RegExp(HANDED_ON);
      server.middlewares.use(({ url = '' }, response, next) => {
        if (!handedOn.test(url)) return next();
        waitForApi(origin, errors).then((reason) => {
          if (reason === undefined) return next();
          response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
        }, next);
      });
      for (const name of EMBED_SCRIPTS) {
        server.middlewares.use(`/${name}.js`, (_request, response, next) => {
          buildEmbed(name).then(
            (code) => response.setHeader('content-type', 'text/javascript').end(code),
            next,
          );
        });
      }
    },
  };
}
