import type { CSSProperties } from 'react';

/** The category of what belongs to none, with colours of its own. */
export const GENERAL_CATEGORY_SLUG = 'hoa-management';

/** The hue of a category and the pale ground that goes with it, for the parts inside. */
export function categoryColors(slug: string): CSSProperties {
  return { '--hue': `var(--portal-hue-${slug})`, '--tint': `var(--portal-tint-${slug})` };
}
