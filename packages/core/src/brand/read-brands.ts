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

/** Which of several brands a host is shown must be plain. */
function hostFaults(brands: readonly { hosts?: readonly string[]; at: string }[]): string[] {
  const owners = new Map<string, string>();
  return brands.flatMap(({ hosts = [], at }, index) => {
    if (index > 0 && hosts.length === 0) {
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

/**
 * Reads brands from parsed JSON: one, or a list of which the first is the default.
 *
 * @returns the brands, or every fault with its place and what to do
 */
export function readBrands(data: unknown): { brands: BrandInput[]; faults: string[] } {
  const list: unknown[] = Array.isArray(data) ? data : [data];
  if (list.length === 0) return { brands: [], faults: ['the list is empty: write one brand'] };
  const read = list.map((item, index) => {
    const at = list.length === 1 ? '' : `[${index}].`;
    return { at, parsed: brandSchema.safeParse(item) };
  });
  const faults = read.flatMap(({ at, parsed }) => {
    if (parsed.success) return closingFaults(parsed.data).map((fault) => at + fault);
    return parsed.error.issues.map((issue) => {
      const place = `${at}${issue.path.join('.')}`.replace(/\.$/, '');
      return `${place === '' ? 'the brand' : place}: ${issueText(issue)}`;
    });
  });
  const brands = read.flatMap(({ at, parsed }) => (parsed.success ? [{ ...parsed.data, at }] : []));
  if (brands.length === list.length) faults.push(...hostFaults(brands));
  return { brands: brands.map(({ at: _, ...brand }) => brand), faults };
}
