import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BrandInput } from '@hoa/core/brand/brand-schema';
import { brandStyle } from '@hoa/core/brand/brand-style';
import {
  LOGO_HEIGHT_PX,
  type PageBrand,
  pageTopics,
  WORDMARK_RATIO,
} from '@hoa/core/brand/page-brand';
import { hiddenCategories, readBrands } from '@hoa/core/brand/read-brands';
import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { ownSite, SITE_ICON, SITE_SUMMARY, type Site } from '@hoa/core/site';
import { type Config, ConfigError } from '../config.ts';
import { type LogoFile, readLogo } from './logo-file.ts';

/** A logo for both colour schemes; the same file where the brand has one. */
interface Logo {
  light: LogoFile;
  dark: LogoFile;
}

/** What a brand changes of how the portal looks. */
export interface BrandLook {
  page: PageBrand;
  /** The style sheet that stands in every page; empty when the brand changes no style. */
  style: string;
  logo: Logo | null;
  /** The primary colour in the light scheme, for what is drawn; null for the portal's own. */
  primary: string | null;
}

/** The portal as some hosts show it. */
export interface Brand {
  site: Site;
  /** Hosts that show this brand. A host that no brand names shows the first one. */
  hosts: readonly string[];
  /** Slugs of the categories that it leaves out. */
  hidden: ReadonlySet<string>;
  /** null for the portal as it is. */
  look: BrandLook | null;
}

/** How far the two files of a logo may differ in shape: they stand in one place. */
const RATIO_TOLERANCE = 0.05;
/** How far a logo may be from a square, as a ratio of width to height, to be the icon too. */
const SQUARE_TOLERANCE = 0.25;

function readSource({ BRAND, BRAND_FILE }: Config): { text: string; from: string; folder: string } {
  if (BRAND !== undefined) return { text: BRAND, from: 'BRAND', folder: process.cwd() };
  const path = resolve(BRAND_FILE ?? '');
  try {
    return { text: readFileSync(path, 'utf8'), from: path, folder: dirname(path) };
  } catch (cause) {
    throw new ConfigError(`BRAND_FILE: ${path} cannot be read. Check the path and its rights.`, {
      cause,
    });
  }
}

function parse(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new ConfigError(`${from} is no JSON: ${why}`, { cause });
  }
}

/** Reads the logo of a brand. @returns null without one; its faults are added to the list */
function logoOf({ name, logo }: BrandInput, folder: string, faults: string[]): Logo | null {
  if (logo === undefined) return null;
  const files = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  const light = readLogo(files.light, folder);
  const dark = readLogo(files.dark, folder);
  const told = new Set([light, dark].flatMap((file) => ('fault' in file ? [file.fault] : [])));
  faults.push(...[...told].map((fault) => `${name}: logo: ${fault}`));
  if ('fault' in light || 'fault' in dark) return null;
  if (Math.abs(light.ratio / dark.ratio - 1) > RATIO_TOLERANCE) {
    faults.push(
      `${name}: logo: light and dark differ in shape; give both files the same ratio of width to height`,
    );
  }
  return { light, dark };
}

/** The origin of a brand: its own, or its first host with the scheme of PUBLIC_URL. */
function publicUrlOf({ publicUrl, hosts }: BrandInput, config: Config): string {
  if (publicUrl !== undefined) return publicUrl;
  const [host] = hosts ?? [];
  return host === undefined ? config.PUBLIC_URL : `${new URL(config.PUBLIC_URL).protocol}//${host}`;
}

function brandFrom(input: BrandInput, logo: Logo | null, config: Config): Brand {
  const { name, closing, footer, contact, categories, state, summary = SITE_SUMMARY } = input;
  const hidden = new Set(hiddenCategories(input));
  const isHidden = (slug: string) => hidden.has(CATALOGUE_TOPICS.get(slug)?.category.slug ?? '');
  const hiddenTopics = pageTopics().filter(isHidden);
  const page: PageBrand = { name, closing, footer, contact, categories, state };
  if (hiddenTopics.length > 0) page.hiddenTopics = hiddenTopics;
  if (logo !== null) {
    const { light, dark } = logo;
    const width = Math.round(light.ratio * LOGO_HEIGHT_PX);
    const carriesName = light.ratio > WORDMARK_RATIO;
    page.logo = { light: light.path, dark: dark.path, width, height: LOGO_HEIGHT_PX, carriesName };
  }
  const isSquare = logo !== null && Math.abs(logo.light.ratio - 1) < SQUARE_TOLERANCE;
  const icon = isSquare ? logo.light.path : SITE_ICON;
  return {
    site: { name, summary, icon, publicUrl: publicUrlOf(input, config) },
    hosts: input.hosts ?? [],
    hidden,
    look: { page, style: brandStyle(input), logo, primary: input.colors?.light.primary ?? null },
  };
}

/**
 * The brands that BRAND_FILE or BRAND describe; without either the portal as it is. The first is
 * shown on every host that none of them names.
 *
 * @throws ConfigError that lists every fault with what to do
 */
export function loadBrands(config: Config): [Brand, ...Brand[]] {
  if (config.BRAND === undefined && config.BRAND_FILE === undefined) {
    const site = ownSite(config.PUBLIC_URL);
    return [{ site, hosts: [], hidden: new Set(), look: null }];
  }
  const { text, from, folder } = readSource(config);
  const { brands, faults } = readBrands(parse(text, from));
  const [first, ...others] = brands.map((input) =>
    brandFrom(input, logoOf(input, folder, faults), config),
  );
  if (faults.length > 0 || first === undefined) {
    throw new ConfigError(
      `${from} is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nSee docs/branding.md.`,
    );
  }
  return [first, ...others];
}
