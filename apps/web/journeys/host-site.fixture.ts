import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { test as base, expect } from './portal.fixture';

/** A site of somebody else, on an origin of its own: whatever HTML a test gives it. */
export interface HostSite {
  /** Serves a page and opens it. */
  open(html: string): Promise<void>;
  /** Serves another page of the site. @returns its address */
  serve(path: string, html: string): string;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    // The portal is reached as localhost: to a browser, 127.0.0.1 is another site.
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

export const test = base.extend<{ hostSite: HostSite }>({
  hostSite: async ({ page }, use) => {
    const pages = new Map<string, string>();
    const server = createServer((request, response) => {
      // Empty for what a browser asks for on its own, such as an icon.
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(pages.get(request.url ?? '') ?? '');
    });
    const origin = await listen(server);
    const serve = (path: string, html: string) => {
      pages.set(path, html);
      return `${origin}${path}`;
    };
    await use({
      serve,
      open: async (html) => {
        await page.goto(serve('/', html));
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

/** Has the browser keep nothing, as some do for frames of other sites. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** The frame of a page whose address holds some text, once there is one. */
export async function frameAt(page: Page, text: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(text))).toBe(true);
  const frame = page.frames().find((candidate) => candidate.url().includes(text));
  if (frame === undefined) throw new Error(`no frame shows ${text}`);
  return frame;
}

/** The height of a frame on the host page, and what its content asks for: its own and 100. */
export async function heights(frame: Frame): Promise<{ given: number; asked: number }> {
  const element = await frame.frameElement();
  const box = await element.boundingBox();
  const content = await frame.locator('#root').boundingBox();
  return { given: box?.height ?? 0, asked: Math.ceil(content?.height ?? 0) + 100 };
}

/** Waits until a frame is as tall as its content asks, changes under 20 px aside. */
export async function expectFitted(frame: Frame): Promise<void> {
  await expect
    .poll(async () => {
      const { given, asked } = await heights(frame);
      return asked > 300 && Math.abs(given - asked) < 20;
    })
    .toBe(true);
}

/** How long a frame is watched for growth: EMBED_WATCH_MS=30000 for the long look. */
const WATCH_MS = Number(process.env.EMBED_WATCH_MS ?? 10_000);
const LOOK_EVERY_MS = 250;

/** Watches a settled frame: its height must not move, nor its content ask for another. */
export async function expectStill(page: Page, frame: Frame): Promise<void> {
  const settled = await heights(frame);
  for (const end = Date.now() + WATCH_MS; Date.now() < end; ) {
    const { given, asked } = await heights(frame);
    expect(given).toBe(settled.given);
    expect(Math.abs(asked - given)).toBeLessThan(20);
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

export { expect };
