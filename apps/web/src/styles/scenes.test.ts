import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../public/illustrations');
/** The mark of the portal stands on its own ground, in every scheme the same. */
const SCENES = readdirSync(FOLDER).filter((name) => name !== 'favicon.svg');

/** What is only there by night needs no colour by day. */
const NIGHT_ALONE = /<g class="n".*?<\/g>/gs;

test.each(SCENES)('every colour of %s has another by night', (name) => {
  const scene = readFileSync(join(FOLDER, name), 'utf8');
  const [style = '', drawing = ''] = scene.split('</style>');
  expect(style).toContain('.n{display:none}@media(prefers-color-scheme:dark){.n{display:inline}');
  const byDay = drawing.replace(NIGHT_ALONE, '');
  for (const [, kind, colour] of byDay.matchAll(/(fill|stroke)="(#\w+)"/g)) {
    expect(style).toContain(`[${kind}="${colour}"]`);
  }
});
