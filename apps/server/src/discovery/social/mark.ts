import { WORDMARK_RATIO } from '@hoa/core/brand/page-brand';
import { SITE_ICON, type Site } from '@hoa/core/site';
import type { BrandLook } from '../../brands/load-brands.ts';
import type { LogoFile } from '../../brands/logo-file.ts';

/** Whose pictures these are: what stands at their foot. */
export interface Mark {
  /** The portal's name; null where the logo carries it. */
  name: string | null;
  /** The logo with its left upper corner at a point, as high as said. */
  logo: (x: number, y: number, height: number) => { svg: string; width: number };
  /** The icon by itself, as an SVG, and the colour behind it where it has clear corners. */
  icon: string;
  background: string;
  /** The colour of the home page; null for the portal's own. */
  hue: string | null;
}

/** Behind the portal's own icon, and behind a logo, which is drawn for light ground. */
const OWN_BACKGROUND = '#1F6F5C';
const LOGO_BACKGROUND = '#ffffff';

function image({ type, body }: LogoFile, place: string): string {
  return `<image href="data:${type};base64,${body.toString('base64')}" ${place}/>`;
}

/** An SVG as a part of another one. */
export function placed(svg: string, x: number, y: number, width: number, height: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/**
 * The mark of a brand, or of the portal.
 *
 * @param favicon the portal's own icon
 */
export function markOf(site: Site, look: BrandLook | null, favicon: string): Mark {
  const logo = look?.logo?.light;
  const hue = look?.primary ?? null;
  if (logo === undefined) {
    return {
      name: site.name,
      logo: (x, y, height) => ({ svg: placed(favicon, x, y, height, height), width: height }),
      icon: favicon,
      background: OWN_BACKGROUND,
      hue,
    };
  }
  const isOwnIcon = site.icon === SITE_ICON;
  return {
    name: logo.ratio > WORDMARK_RATIO ? null : site.name,
    logo(x, y, height) {
      const width = height * logo.ratio;
      return { svg: image(logo, `x="${x}" y="${y}" width="${width}" height="${height}"`), width };
    },
    icon: isOwnIcon
      ? favicon
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${image(logo, 'width="64" height="64"')}</svg>`,
    background: isOwnIcon ? OWN_BACKGROUND : LOGO_BACKGROUND,
    hue,
  };
}
