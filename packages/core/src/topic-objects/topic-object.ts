import { CATEGORY_OBJECTS, PLAIN_OBJECT, TOPIC_OBJECTS } from './objects.ts';
import { CATEGORY_PAINTS, PALETTE, type Paint, PLAIN_PAINTS } from './palette.ts';
import { BUILDINGS } from './parts/buildings.ts';
import { MONEY } from './parts/money.ts';
import { OUTDOORS } from './parts/outdoors.ts';
import { PAPERS } from './parts/papers.ts';
import { PEOPLE } from './parts/people.ts';
import { SIGNS } from './parts/signs.ts';
import { THINGS } from './parts/things.ts';
import type { Parts } from './shape.ts';

/** Every part by its name, which no two share. */
export const PARTS: Parts = {
  ...BUILDINGS,
  ...MONEY,
  ...OUTDOORS,
  ...PAPERS,
  ...PEOPLE,
  ...SIGNS,
  ...THINGS,
};

/** Of the outline, and of a line that names no width: near a pixel when the object is 24 wide. */
const LINE_WIDTH = 1.6;

const OUTLINE = 'k';

type Paints = Readonly<Record<string, Paint>>;

const rounded = (value: number) => Math.round(value * 100) / 100;

function geometry(data: string): string {
  const numbers = data.slice(1).trim().split(/\s+/);
  if (data.startsWith('o')) {
    const [cx, cy, r] = numbers;
    return `<circle cx="${cx}" cy="${cy}" r="${r}"`;
  }
  if (data.startsWith('r')) {
    const [x, y, width, height, rx] = numbers;
    const corner = rx === undefined ? '' : ` rx="${rx}"`;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner}`;
  }
  return `<path d="${data}"`;
}

/** One shape as an element; what its paint letter stands for is looked up in `paints`. */
function element(shape: string, paints: Paints, scale: number): string {
  const space = shape.indexOf(' ');
  const [paint, data] = [shape.slice(0, space), shape.slice(space + 1)];
  const isLine = paint.startsWith('-');
  const letter = paint.replace(/^[-.]/, '').charAt(0);
  const colour = paints[letter]?.day;
  if (colour === undefined) throw new Error(`no paint "${letter}" in "${shape}"`);
  if (!isLine) {
    return `${geometry(data)} fill="${colour}"${paint.startsWith('.') ? ' stroke="none"' : ''}/>`;
  }
  const width = Number(paint.slice(2) || LINE_WIDTH);
  const own = width === LINE_WIDTH ? '' : ` stroke-width="${rounded(width / scale)}"`;
  return `${geometry(data)} fill="none" stroke="${colour}"${own}/>`;
}

/** A part at its place, its outline as wide as that of every other part. */
function placed(placement: string, paints: Paints): string {
  const [name = '', x, y, size = '1'] = placement.trim().split(/\s+/);
  const part = PARTS[name];
  if (part === undefined) throw new Error(`no part "${name}"`);
  const scale = Math.abs(Number(size));
  const shapes = part.split(' | ').map((shape) => element(shape, paints, scale));
  const flip = Number(size) < 0 ? `scale(-${scale} ${scale})` : `scale(${scale})`;
  const resized = size === '1' ? '' : flip;
  const width = scale === 1 ? '' : ` stroke-width="${rounded(LINE_WIDTH / scale)}"`;
  return `<g transform="translate(${x} ${y})${resized}"${width}>${shapes.join('')}</g>`;
}

/** What changes by night, of the colours that a drawing holds. */
function nightStyle(drawing: string, paints: Paints): string {
  const used = Object.values(paints).filter(({ day }) => drawing.includes(day));
  const rules = [...new Map(used.map((paint) => [paint.day, paint.night]))].map(([day, night]) => {
    const fill = drawing.includes(`fill="${day}"`) ? `[fill="${day}"]{fill:${night}}` : '';
    const line = drawing.includes(`stroke="${day}"`) ? `[stroke="${day}"]{stroke:${night}}` : '';
    return fill + line;
  });
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}

/**
 * The small object that stands for a topic, as an SVG of 48 by 48 that is its own by day and by
 * night: that of its category, or of the portal, for one that has none.
 */
export function topicObject(slug: string, category: string): string {
  const placements = TOPIC_OBJECTS[slug] ?? CATEGORY_OBJECTS[category] ?? PLAIN_OBJECT;
  const paints: Paints = { ...PALETTE, ...(CATEGORY_PAINTS[category] ?? PLAIN_PAINTS) };
  const parts = placements.split(',').map((placement) => placed(placement, paints));
  const drawing = `<rect width="48" height="48" rx="11" fill="${paints.t?.day}"/><g stroke="${paints[OUTLINE]?.day}" stroke-width="${LINE_WIDTH}" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${nightStyle(drawing, paints)}${drawing}</svg>`;
}
