import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandSchema } from '@hoa/core/brand/brand-schema';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { loadBrands } from './load-brands.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-brands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync(new URL('../../../../docs/branding.md', import.meta.url), 'utf8');

function load(brands: unknown, environment: NodeJS.ProcessEnv = {}) {
  const file = join(folder, 'brand.json');
  writeFileSync(file, typeof brands === 'string' ? brands : JSON.stringify(brands));
  return loadBrands(readConfig({ BRAND_FILE: file, ...environment }));
}

test('the example of the guide is valid, with its logo beside it', () => {
  const [, example = ''] = /```json\n(.+?)```/s.exec(guide) ?? [];
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';
  writeFileSync(join(folder, 'cedarline.svg'), logo);
  const [first, second] = load(example);
  expect(first.site.name).toBe('Cedarline Owner Library');
  expect(first.look?.page.logo).toMatchObject({ width: 32, height: 32, carriesName: false });
  expect(first.site.icon).toBe(first.look?.logo?.light.path);
  expect(second?.hidden.size).toBe(3);
});

test('the guide explains every field', () => {
  for (const field of Object.keys(brandSchema.shape)) expect(guide).toContain(`| \`${field}\` |`);
});

test('the address of a brand is its own, that of its first host, or that of the portal', () => {
  const [first, second, third] = load(
    [
      { name: 'A' },
      { name: 'B', hosts: ['b.example', 'c.example'] },
      { name: 'C', hosts: ['d.example'], publicUrl: 'http://d.example:8080' },
    ],
    { PUBLIC_URL: 'https://portal.test' },
  );
  expect([first, second, third].map((brand) => brand?.site.publicUrl)).toEqual([
    'https://portal.test',
    'https://b.example',
    'http://d.example:8080',
  ]);
});

test('both halves of a logo are of one shape, and a wide one carries the name', () => {
  const picture = (width: number) =>
    `data:image/svg+xml;base64,${btoa(`<svg viewBox="0 0 ${width} 10"></svg>`)}`;
  const logo = { light: picture(10), dark: picture(20) };
  expect(() => load({ name: 'A', logo })).toThrow(/A: logo: light and dark differ in shape/);
  const [wide] = load({ name: 'A', logo: picture(40) });
  expect(wide.look?.page.logo).toMatchObject({ width: 128, carriesName: true });
  expect(wide.site.icon).toBe('/illustrations/favicon.svg');
});

test('a logo that is not there is named beside all else that is wrong', () => {
  const wrong = () =>
    load([
      { name: 'A', state: 'Texas', logo: 'none.svg' },
      { name: '', logo: 'gone.png' },
    ]);
  expect(wrong).toThrow(/A: logo: .+none\.svg cannot be read/);
  expect(wrong).toThrow(/\[1\]: logo: .+gone\.png cannot be read/);
  expect(wrong).toThrow(/\[0\]\.state: [\s\S]+\[1\]\.name: [\s\S]+\[1\]\.hosts: is missing/);
});

test('one of the two variables is set, not both', () => {
  expect(() => load({ name: 'A' }, { BRAND: '{}' })).toThrow(/BRAND and BRAND_FILE are both set/);
});

test('without a brand the portal is as it is', () => {
  const [own, ...others] = loadBrands(readConfig({ PUBLIC_URL: 'https://portal.test' }));
  expect(own).toMatchObject({ hosts: [], look: null, site: { name: 'HOA Education Portal' } });
  expect(others).toEqual([]);
});
