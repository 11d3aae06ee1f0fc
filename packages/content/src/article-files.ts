import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { RENDER_VERSION } from './render-article.ts';

/** The folder of this package's own articles. */
export const ARTICLES_FOLDER = fileURLToPath(new URL('../articles', import.meta.url));

/** The file of an article, not yet looked into. */
export interface ArticleFile {
  /** Path inside the library's folder: category/slug.md. */
  file: string;
  text: string;
  /** Changes whenever the file, or what rendering makes of it, changes. */
  checksum: string;
}

/** Glossary words are marked in the HTML: a changed glossary changes every article. */
const RENDERING = createHash('sha256')
  .update(`${RENDER_VERSION}\n${JSON.stringify(GLOSSARY)}`)
  .digest();

/** Reads and hashes the articles of a folder: 120 take about ten milliseconds. */
export function readArticleFiles(folder: string = ARTICLES_FOLDER): ArticleFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const bytes = readFileSync(join(folder, file));
      const checksum = createHash('sha256').update(RENDERING).update(bytes).digest('hex');
      return { file, text: bytes.toString('utf8'), checksum };
    });
}
