import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { plainIcons } from './plain-icons.ts';

const icons = join(dirname(createRequire(import.meta.url).resolve('@tabler/icons-react')), '..');

test.each([
  ['createReactComponent.mjs', 'tabler-icon`'],
  ['defaultAttributes.mjs', 'xmlns'],
])('of %s nothing is left that writes %s', (name, written) => {
  const { transform } = plainIcons();
  if (typeof transform !== 'object') throw new Error('no transform with a filter');
  const file = join(icons, 'esm', name);
  expect(file).toMatch(transform.filter?.id as RegExp);
  const code = readFileSync(file, 'utf8');
  expect(code).toContain(written);
  const refuse = (text: string) => {
    throw new Error(text);
  };
  const plain = Reflect.apply(transform.handler, { error: refuse }, [code, file]);
  expect(plain.code).not.toContain(written);
  expect(() => Reflect.apply(transform.handler, { error: refuse }, ['', file])).toThrow(/Tabler/);
});
