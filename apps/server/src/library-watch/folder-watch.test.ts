import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FolderWatch } from './folder-watch.ts';

let root: string;
let watch: FolderWatch;
const onChange = vi.fn();
const onError = vi.fn();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-watch-'));
  mkdirSync(join(root, 'one'));
  writeFileSync(join(root, 'one', 'a.md'), 'a');
  watch = new FolderWatch(root, onChange, onError);
});
afterEach(() => {
  watch.close();
  onChange.mockClear();
  onError.mockClear();
});

/** Whether a change is noticed, once what came before it is over. */
async function notices(change: () => void): Promise<boolean> {
  await wait(50);
  onChange.mockClear();
  change();
  return vi
    .waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 60_000 })
    .then(
      () => true,
      () => false,
    );
}

/** As most editors save. */
function saveInPlace(file: string): void {
  writeFileSync(`${file}.tmp`, 'saved');
  renameSync(`${file}.tmp`, file);
}

test('every way to save is noticed, again and again', async () => {
  const file = join(root, 'one', 'a.md');
  expect(await notices(() => appendFileSync(file, 'more'))).toBe(true);
  expect(await notices(() => saveInPlace(file))).toBe(true);
  expect(await notices(() => saveInPlace(file))).toBe(true);
  expect(await notices(() => rmSync(file))).toBe(true);
});

test('a folder that comes later is watched too, one that goes is no trouble', async () => {
  expect(await notices(() => mkdirSync(join(root, 'two')))).toBe(true);
  expect(await notices(() => writeFileSync(join(root, 'two', 'b.md'), 'b'))).toBe(true);
  expect(await notices(() => rmSync(join(root, 'one'), { recursive: true }))).toBe(true);
  expect(await notices(() => saveInPlace(join(root, 'two', 'b.md')))).toBe(true);
});

test('a folder that is not there is told, not thrown', () => {
  new FolderWatch(join(root, 'nowhere'), onChange, onError).close();
  expect(onError).toHaveBeenCalledOnce();
});
