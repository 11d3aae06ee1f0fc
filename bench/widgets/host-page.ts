import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of a management company: the picture at its top is its largest paint. */
const PICTURE = readFileSync(new URL('../../docs/home.png', import.meta.url));
const PICTURE_PATH = '/picture.png';

const pageHtml = (script: string, widget: string) => `<!doctype html>
<html lang="en"><head><title>Willow Creek</title><meta name="viewport" content="width=device-width">
<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto;aspect-ratio:1280/800}main{padding:16px}</style>
${script}</head>
<body><main><h1>Willow Creek</h1><img src="${PICTURE_PATH}" alt="Our street">
<p>News of the community, and what is asked most often.</p>${widget}<p>Board meetings are on the first Monday.</p></main></body></html>`;

/** A site of somebody else, which shows one widget a page, or none. */
export interface HostSite {
  /** The address of a page with the widget of a tag; with an empty tag, of one without a widget. */
  address(tag: string): string;
  close(): void;
}

/**
 * Serves host pages on an origin of their own.
 *
 * @param portal the origin that the widgets come from
 */
export async function serveHostSite(portal: string): Promise<HostSite> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    if (url.pathname === PICTURE_PATH) {
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
      response.end(PICTURE);
      return;
    }
    const tag = url.searchParams.get('tag') ?? '';
    const script = tag === '' ? '' : `<script src="${portal}/widgets.js" async></script>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pageHtml(script, tag));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    // The portal is reached as localhost: to a browser, 127.0.0.1 is another site.
    address: (tag) => `http://127.0.0.1:${port}/?tag=${encodeURIComponent(tag)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
