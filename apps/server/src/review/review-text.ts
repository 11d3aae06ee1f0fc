import type { ReviewItem, ReviewSection } from '@hoa/content/review/review-item';

function itemLines({ what, more, file, line, day, times }: ReviewItem): string[] {
  const marks = [
    ...(times === undefined ? [] : [`${times}x`]),
    ...(day === undefined ? [] : [day]),
    line === undefined ? file : `${file}:${line}`,
  ];
  return [`- ${what}`, ...(more === undefined ? [] : [`  ${more}`]), `  ${marks.join('  ')}`];
}

/**
 * The list for a terminal.
 *
 * @param shown items of each part; the others are counted
 */
export function reviewText(sections: readonly ReviewSection[], shown: number): string {
  return sections
    .map(({ id, title, advice, items }) => {
      const heading = `== ${title}: ${items.length}`;
      if (items.length === 0) return heading;
      const hidden = items.length - shown;
      return [
        heading,
        advice,
        ...items.slice(0, shown).flatMap(itemLines),
        ...(hidden > 0 ? [`  and ${hidden} more: npm run review -- ${id}`] : []),
      ].join('\n');
    })
    .join('\n\n');
}
