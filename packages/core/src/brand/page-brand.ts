import { TOOLS } from '../calculators/tool-list.ts';
import { SITUATIONS } from '../situations/situations.ts';
import type { BrandInput } from './brand-schema.ts';

/** How high a logo stands in the header, in CSS pixels. */
export const LOGO_HEIGHT_PX = 32;

/** A logo more than so many times as wide as high carries the name itself. */
export const WORDMARK_RATIO = 2.5;

/** A logo as pages show it. */
interface BrandLogo {
  /** Path on this site. */
  light: string;
  dark: string;
  /** Its size in CSS pixels in the header. */
  width: number;
  height: number;
  /** Whether the name need not stand beside it. */
  carriesName: boolean;
}

/** What pages know of a brand; it travels with each of them. */
export interface PageBrand
  extends Pick<BrandInput, 'name' | 'closing' | 'footer' | 'contact' | 'categories' | 'state'> {
  logo?: BrandLogo;
  /** Topics of categories that are not shown, as far as the code of pages names them. */
  hiddenTopics?: readonly string[];
}

/** The topics that the code of pages itself leads to; all others come from the library. */
export function pageTopics(): string[] {
  const named = [
    ...Object.values(TOOLS).flatMap(({ topics }) => topics),
    ...SITUATIONS.flatMap(({ reading }) => reading.map(({ slug }) => slug)),
  ];
  return [...new Set<string>(named)];
}
