import { kibibytes, markdownTable, milliseconds } from '../markdown-table.ts';
import type { SiteResult } from './measure-references.ts';

export function referencesReport(results: readonly SiteResult[]): string {
  const header = [
    'one article, the same 120 in the library',
    'Lighthouse',
    'largest paint',
    'blocking',
    'HTML',
    'CSS',
    'JS before load',
    'JS until live',
    'click',
    'slow click',
  ];
  const rows = results.map(({ name, lighthouse, bytes, clickMs, slowClickMs }) => [
    name,
    lighthouse.scores.join(' / '),
    milliseconds(lighthouse.lcpMs),
    milliseconds(lighthouse.blockingMs),
    kibibytes(bytes.untilLive.Document),
    kibibytes(bytes.untilLive.Stylesheet),
    kibibytes(bytes.beforeLoad.Script),
    kibibytes(bytes.untilLive.Script),
    milliseconds(clickMs),
    milliseconds(slowClickMs),
  ]);
  return markdownTable(header, rows);
}

/** @returns a line for each figure in which a reference is ahead of the portal */
export function missedToReferences([portal, ...references]: readonly SiteResult[]): string[] {
  if (portal === undefined) return [];
  const figures = {
    'largest paint': ({ lighthouse }: SiteResult) => lighthouse.lcpMs,
    click: ({ clickMs }: SiteResult) => clickMs,
    'slow click': ({ slowClickMs }: SiteResult) => slowClickMs,
  };
  return references.flatMap((reference) =>
    Object.entries(figures)
      .filter(([, of]) => of(reference) < of(portal))
      .map(([figure, of]) => {
        const [ours, theirs] = [of(portal), of(reference)].map(milliseconds);
        return `${figure}: ${ours}, ${reference.name} ${theirs}`;
      }),
  );
}
