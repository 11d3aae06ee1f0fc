import type { IncomingMessage } from 'node:http';
import { readRequestLine } from './request-line.ts';

/**
 * A request's address with a path that can be decoded: one that cannot, such as '/topic/50%', is
 * read letter by letter. It is then not found, or refused, in the same words as any other.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const { path } = readRequestLine(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
