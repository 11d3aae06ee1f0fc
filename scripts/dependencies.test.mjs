import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './toolchain.mjs';

const manifests = [
  'package.json',
  ...globSync('{apps,packages}/*/package.json', { cwd: ROOT }),
].map((path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8')));
const SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

test('every dependency has its reason in docs/dependencies.md, and no other package has', () => {
  const used = manifests.flatMap((manifest) =>
    SECTIONS.flatMap((section) => Object.keys(manifest[section] ?? {})),
  );
  const rows = readFileSync(`${ROOT}docs/dependencies.md`, 'utf8').match(/^\| `.+? \|/gm) ?? [];
  const explained = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const foreign = used.filter((name) => !name.startsWith('@hoa/'));
  expect(explained.toSorted()).toEqual([...new Set([...foreign])].toSorted());
});

test('all packages are of one version', () => {
  const [{ version }] = manifests;
  expect(manifests.map((manifest) => [manifest.name, manifest.version])).toEqual(
    manifests.map(({ name }) => [name, version]),
  );
});
