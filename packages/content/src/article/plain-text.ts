import { inlineRuns, leafText } from '@hoa/core/content/inline-runs';
import type { ElementContent } from 'hast';

/** The text of some nodes on one line, as a reader would say it: blocks apart, spaces single. */
export function plainText(nodes: readonly ElementContent[]): string {
  return inlineRuns({ type: 'root', children: [...nodes] })
    .map((run) => run.map(leafText).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
