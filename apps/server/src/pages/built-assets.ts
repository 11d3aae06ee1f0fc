import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetsByPage, PageAssets } from '@hoa/core/rendering/page-renderer';
import { z } from 'zod';
import { splitPrintRules } from './split-print-rules.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;
type Chunk = Manifest[string];

const APPLICATION = 'src/entry-client.ts';
const BASE_STYLES = 'src/styles/styles.css';
const FONTS = 'src/styles/fonts.css';
const PAGE_SOURCE = /^src\/pages\//;

const HASH_LENGTH = 8;

const sitePath = (file: string) => `/${file}`;

/** Chunks after everything that they import, each once: the order in which their styles apply. */
function withImports(chunks: readonly Chunk[], manifest: Manifest, seen = new Set<Chunk>()) {
  for (const chunk of chunks) {
    if (seen.has(chunk)) continue;
    withImports(chunksNamed(chunk.imports, manifest), manifest, seen);
    seen.add(chunk);
  }
  return seen;
}

function chunksNamed(keys: readonly string[] = [], manifest: Manifest): Chunk[] {
  return keys.flatMap((key) => manifest[key] ?? []);
}

/** Style sheets of a build in one, so that a page waits for one request and not for four. */
export interface JoinedStyles {
  /** Path on this site, with a hash of the content. */
  path: string;
  css: Buffer;
}

function namedByContent(name: string, css: string): JoinedStyles {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH);
  return { path: `/assets/${name}-${hash}.css`, css: Buffer.from(css) };
}

/**
 * Joins the style sheets of a build in the order in which they apply, what is for paper apart from
 * the rest. All lie in one folder, so that what they refer to is found from there as well.
 */
function styleJoiner(clientDir: string) {
  const known = new Map<string, ReturnType<typeof splitPrintRules>>();
  // Most pages have most sheets in common.
  const read = (file: string) => {
    const split = known.get(file) ?? splitPrintRules(readFileSync(join(clientDir, file), 'utf8'));
    known.set(file, split);
    return split;
  };
  return (files: readonly string[], medium: 'screen' | 'print') =>
    files.map((file) => read(file)[medium]).join('');
}

/** What the documents of a build refer to, and the files among it that are not in the build. */
export interface BuiltAssets {
  assets: AssetsByPage;
  styles: JoinedStyles[];
}

/** Modules that a page fetches when it needs them, each with all that it imports. */
function partsOf({ dynamicImports }: Chunk, manifest: Manifest): PageAssets['parts'] {
  const parts = chunksNamed(dynamicImports, manifest).flatMap((chunk) => {
    const files = [...withImports([chunk], manifest)].map(({ file }) => sitePath(file));
    return chunk.name === undefined ? [] : [[chunk.name, files] as const];
  });
  return Object.fromEntries(parts);
}

/** What the documents of each page of a build refer to, read from Vite's manifest. */
export function readAssets(clientDir: string): BuiltAssets {
  const manifestPath = join(clientDir, '.vite', 'manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const entryOf = (source: string) => {
    const entry = manifest[source];
    if (entry === undefined) throw new Error(`${manifestPath} has no ${source}`);
    return entry;
  };
  const application = entryOf(APPLICATION);
  const baseStyles = entryOf(BASE_STYLES);
  const sheets = [...withImports(Object.values(manifest), manifest)].flatMap(({ css = [] }) => css);
  const joinStyles = styleJoiner(clientDir);
  const print = joinStyles([...new Set([baseStyles.file, ...sheets])], 'print');
  const fontRules = readFileSync(join(clientDir, entryOf(FONTS).file), 'utf8');
  const fonts = namedByContent('fonts-and-print', fontRules + print);

  const assets: Record<string, PageAssets> = {};
  const styles = [fonts];
  for (const [source, page] of Object.entries(manifest)) {
    if (!PAGE_SOURCE.test(source) || page.name === undefined) continue;
    const chunks = [...withImports([application, page], manifest)];
    const pageStyles = chunks.flatMap(({ css }) => css ?? []);
    const styleFiles = [...new Set([baseStyles.file, ...pageStyles])];
    const style = namedByContent(page.name, joinStyles(styleFiles, 'screen'));
    styles.push(style);
    assets[page.name] = {
      application: sitePath(application.file),
      fonts: fonts.path,
      style: style.path,
      styleParts: styleFiles.map(sitePath),
      modules: chunks.map(({ file }) => sitePath(file)),
      parts: partsOf(page, manifest),
    };
  }
  return { assets, styles };
}
