import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLibrary } from '@hoa/content/load-library';
import { RENDER_VERSION } from '@hoa/content/render-article';
import { toLibraryArticle } from '@hoa/content/to-library-article';
import type { LibraryArticle } from '@hoa/core/library/library-article';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/hoa-eval');

function readCache(file: string): LibraryArticle[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The library as the portal indexes it. Rendering takes seconds, so the result is kept by checksum. */
export function loadArticles(): LibraryArticle[] {
  const sources = loadLibrary();
  const hash = createHash('sha256').update(String(RENDER_VERSION));
  for (const { checksum } of sources) hash.update(checksum);
  const file = join(CACHE, `${hash.digest('hex')}.json`);
  const kept = readCache(file);
  if (kept !== undefined) return kept;
  const articles = sources.map(toLibraryArticle);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(articles));
  return articles;
}
