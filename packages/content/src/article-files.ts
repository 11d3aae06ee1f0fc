import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  /** What stands beside it in category/slug.answers.yaml, if that file is there. */
  answersText: string | undefined;
  /** Changes whenever one of the files, or what rendering makes of it, changes. */
  checksum: string;
}

/** Where the answers of an article's sections stand: beside the article. */
export function answersFile(file: string): string {
  return file.replace(/\.md$/, '.answers.yaml');
}

/** The article that a file of the library belongs to. */
export function articleFile(file: string): string {
  return file.replace(/\.answers\.yaml$/, '.md');
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
      const text = readFileSync(join(folder, file), 'utf8');
      const answers = join(folder, answersFile(file));
      const answersText = existsSync(answers) ? readFileSync(answers, 'utf8') : undefined;
      const hash = createHash('sha256').update(RENDERING).update(text);
      if (answersText !== undefined) hash.update('\0').update(answersText);
      return { file, text, answersText, checksum: hash.digest('hex') };
    });
}
