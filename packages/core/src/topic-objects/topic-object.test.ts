import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '../categories/catalogue.ts';
import { CATEGORY_OBJECTS, TOPIC_OBJECTS } from './objects.ts';
import { PARTS, topicObject } from './topic-object.ts';

const BYTES_MAX = 2_048;
const SHAPES = new Set(['path', 'circle', 'rect']);

const drawn = FALLBACK_CATEGORIES.flatMap((category) =>
  category.topics.map(({ slug }) => ({ slug, svg: topicObject(slug, category.slug) })),
);

const elements = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap((child) =>
    'children' in child ? elements(child as XmlElement) : [],
  ),
];

test('the 120 topics of the specification have objects, and no object is without a topic', () => {
  const slugs = Object.keys(TOPIC_OBJECTS);
  expect(slugs).toHaveLength(120);
  expect(slugs.filter((slug) => !CATALOGUE_TOPICS.has(slug))).toEqual([]);
});

test('no two are the same, nor that of their category', () => {
  const own = drawn.filter(({ slug }) => slug in TOPIC_OBJECTS).map(({ svg }) => svg);
  const shared = FALLBACK_CATEGORIES.map(({ slug }) => topicObject('', slug));
  expect(new Set([...own, ...shared]).size).toBe(120 + shared.length);
});

test.each(drawn)('$slug is a small and valid picture', ({ svg }) => {
  // A character is a byte.
  expect(svg).toMatch(/^[\x20-\x7e]+$/);
  expect(svg.length).toBeLessThanOrEqual(BYTES_MAX);
  const { root } = parseXml(svg);
  expect(root?.name).toBe('svg');
  expect(root?.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg' });
  for (const { name, attributes } of elements(root as XmlElement)) {
    if (!SHAPES.has(name)) continue;
    const { d, fill, stroke, ...numbers } = attributes;
    if (name === 'path') expect(d).toMatch(/^M[-\d.\sa-zA-Z]+$/);
    expect(fill).toMatch(/^(?:#[\dA-F]{6}|none)$/);
    if (stroke !== undefined) expect(stroke).toMatch(/^(?:#[\dA-F]{6}|none)$/);
    for (const value of Object.values(numbers)) expect(value).toMatch(/^-?[\d.]+$/);
  }
});

test('each colour of an object has another by night', () => {
  for (const { svg } of drawn) {
    const [style = '', drawing = ''] = svg.split('</style>');
    for (const [, kind, colour] of drawing.matchAll(/(fill|stroke)="(#\w+)"/g)) {
      expect(style).toContain(`[${kind}="${colour}"]{`);
    }
  }
});

describe('a topic without an object', () => {
  test('has that of its category', () => {
    for (const { slug } of FALLBACK_CATEGORIES) {
      expect(CATEGORY_OBJECTS).toHaveProperty([slug]);
      expect(topicObject('flood-insurance', slug)).toBe(topicObject('heat-pumps', slug));
    }
  });

  test('has a house where the category is new too', () => {
    expect(() => parseXml(topicObject('flood-insurance', 'insurance-and-risk'))).not.toThrow();
  });
});

test('every part is used', () => {
  const used = [...Object.values(TOPIC_OBJECTS), ...Object.values(CATEGORY_OBJECTS)].join();
  const isUsed = (name: string) => new RegExp(`(?:^|[\\s,])${name} \\d`).test(used);
  expect(Object.keys(PARTS).filter((name) => !isUsed(name))).toEqual(['homeWithWindows']);
});
