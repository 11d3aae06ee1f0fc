import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetsByPage, PageAssets } from '@hoa/core/rendering/page-renderer';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;
type Chunk = Manifest[string];

const PAGE_SOURCE = /^src\/pages\//;

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

/** What the documents of each page of a build refer to, read from Vite's manifest. */
export function readAssets(clientDir: string): AssetsByPage {
  const manifestPath = join(clientDir, '.vite', 'manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error(`${manifestPath} names no entry`);

  const application = chunksNamed(entry.dynamicImports, manifest);
  const assetsOf = (page: Chunk): PageAssets => {
    const chunks = [...withImports([entry, ...application, page], manifest)];
    return {
      script: sitePath(entry.file),
      styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(sitePath),
      modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => sitePath(file)),
    };
  };
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, chunk]) =>
      PAGE_SOURCE.test(source) && chunk.name !== undefined ? [[chunk.name, assetsOf(chunk)]] : [],
    ),
  );
}
