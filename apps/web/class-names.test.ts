import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const root = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PANEL = join(root, 'src/panel.module.css');
const CARD = join(root, 'src/cards/card.module.css');
mkdirSync(join(root, 'src/cards'), { recursive: true });
writeFileSync(PANEL, '.title { gap: 0.5rem; } /* not .this */ .title:hover, .text { margin: 0; }');
writeFileSync(CARD, '@keyframes fade-in { to { opacity: 1; } } .title { animation: fade-in 1s; }');

test('every class and animation of every module has a name of its own, the same each time', () => {
  const declared = [
    ['fade-in', CARD],
    ['title', CARD],
    ['title', PANEL],
    ['text', PANEL],
  ] as const;
  const named = () => {
    const nameOf = classNames(root);
    return declared.map(([name, file]) => nameOf(name, file));
  };
  expect(new Set(named()).size).toBe(declared.length);
  expect(named()).toEqual(named());
  for (const name of named()) expect(name).toMatch(/^_[a-z\d]{1,2}$/);
});

test('a name that no module declares stops the build and is said', () => {
  expect(() => classNames(root)('this', PANEL)).toThrow(/'this' in .*panel\.module\.css/);
});
