import type { z } from 'zod';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES } from '../categories/catalogue.ts';
import { type BrandInput, brandSchema } from './brand-schema.ts';

/** Where the portal's own closing banner leads. */
const CLOSING_TOPIC = 'management-companies';
const TOPIC_LINK = /^\/(topic|category)\/([a-z0-9-]+)/;

/** The categories that a brand leaves out, by their slugs. */
export function hiddenCategories({ categories }: Pick<BrandInput, 'categories'>): string[] {
  if (categories === undefined) return [];
  return FALLBACK_CATEGORIES.map(({ slug }) => slug).filter((slug) => !categories.includes(slug));
}

function issueText({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code !== 'unrecognized_keys') return message;
  const keys = 'keys' in issue ? issue.keys : [];
  return `has no field ${keys.map((key) => `"${key}"`).join(', ')}: check its spelling or take it out (docs/branding.md lists the fields)`;
}

/** The closing banner must not lead to what the same brand hides. */
function closingFaults(brand: BrandInput): string[] {
  const hidden = hiddenCategories(brand);
  const [, kind, slug = ''] =
    brand.closing === undefined
      ? ['', 'topic', CLOSING_TOPIC]
      : (TOPIC_LINK.exec(brand.closing.link.url) ?? []);
  const category = kind === 'topic' ? CATALOGUE_TOPICS.get(slug)?.category.slug : slug;
  if (category === undefined || !hidden.includes(category)) return [];
  return brand.closing === undefined
    ? [
        `closing: the portal's own banner leads to an article of ${category}, which "categories" leaves out; write a closing banner, or show that category`,
      ]
    : [
        `closing.link.url: leads into ${category}, which "categories" leaves out; link to something that is shown`,
      ];
}

/** One brand of the file, however much of it is right. */
interface ReadBrand {
  /** What places in it begin with: '[1].' in a list. */
  at: string;
  /** The fields that the file gives, right or wrong. */
  given: ReadonlyMap<string, unknown>;
  /** Those that are right; its place for a name where that is wrong. */
  brand: BrandInput;
  faults: string[];
}

/** Which of several brands a host is shown must be plain. */
function hostFaults(brands: readonly ReadBrand[]): string[] {
  const owners = new Map<string, string>();
  return brands.flatMap(({ at, given, brand: { hosts = [] } }, index) => {
    if (index > 0 && given.size > 0 && !given.has('hosts')) {
      return [
        `${at}hosts: is missing; every brand but the first, which all other hosts are shown, names its hosts`,
      ];
    }
    return hosts.flatMap((host) => {
      const owner = owners.get(host);
      if (owner !== undefined) return [`${at}hosts: ${host} is named already (${owner}hosts)`];
      owners.set(host, at);
      return [];
    });
  });
}

/** The fields that are right, each by itself: a fault in one hides none of another. */
function rightFields(given: ReadonlyMap<string, unknown>): Partial<BrandInput> {
  return Object.fromEntries(
    Object.entries(brandSchema.shape).flatMap(([name, schema]) => {
      const { data } = schema.safeParse(given.get(name));
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

function readBrand(item: unknown, at: string): ReadBrand {
  const placeOf = (path: string) => `${at}${path}`.replace(/\.$/, '') || 'the brand';
  const isObject = typeof item === 'object' && item !== null;
  const given = new Map<string, unknown>(isObject ? Object.entries(item) : []);
  const parsed = brandSchema.safeParse(item);
  const brand = parsed.success ? parsed.data : { name: placeOf(''), ...rightFields(given) };
  const faults = (parsed.error?.issues ?? []).map(
    (issue) => `${placeOf(issue.path.join('.'))}: ${issueText(issue)}`,
  );
  // A banner that is wrong itself is not the portal's own.
  const isBannerWrong = given.get('closing') !== undefined && brand.closing === undefined;
  if (!isBannerWrong) faults.push(...closingFaults(brand).map((fault) => at + fault));
  return { at, given, brand, faults };
}

/**
 * Reads brands from parsed JSON: one, or a list of which the first is the default.
 *
 * @returns every fault with its place and what to do; and the brands, of which where there are
 * faults only what is right
 */
export function readBrands(data: unknown): { brands: BrandInput[]; faults: string[] } {
  const list: unknown[] = Array.isArray(data) ? data : [data];
  if (list.length === 0) return { brands: [], faults: ['the list is empty: write one brand'] };
  const read = list.map((item, index) => readBrand(item, list.length === 1 ? '' : `[${index}].`));
  return {
    brands: read.map(({ brand }) => brand),
    faults: [...read.flatMap(({ faults }) => faults), ...hostFaults(read)],
  };
}
