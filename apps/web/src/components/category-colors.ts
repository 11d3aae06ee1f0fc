import type { CSSProperties } from 'react';

/** The hue of a category and the pale ground that goes with it, for the parts inside. */
export function categoryColors(slug: string): CSSProperties {
  return { '--hue': `var(--portal-hue-${slug})`, '--tint': `var(--portal-tint-${slug})` };
}
