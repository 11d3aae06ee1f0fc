import { addDays, addMonths } from '@hoa/core/calendar/plain-date';
import type { SourceArticle } from '../load-library.ts';
import { byDay, contentPath, type ReviewItem, type ReviewWindow } from './review-item.ts';

/** How long the text of an article stands before an editor reads it again. */
const TEXT_MONTHS = 12;
/** How long its figures of states do before they are read against the table again. */
const LAW_MONTHS = 6;

function dueDays({ frontMatter: { reviewed, lawChecked } }: SourceArticle) {
  return [
    { what: 'the text was last read', since: reviewed, day: addMonths(reviewed, TEXT_MONTHS) },
    ...(lawChecked === undefined
      ? []
      : [
          {
            what: 'its figures of states were last read against the table',
            since: lawChecked,
            day: addMonths(lawChecked, LAW_MONTHS),
          },
        ]),
  ];
}

/** Articles whose text or figures are to be read again. */
export function dueArticles(
  articles: readonly SourceArticle[],
  { today, within }: ReviewWindow,
): ReviewItem[] {
  const last = addDays(today, within);
  const items = articles.flatMap((article) =>
    dueDays(article)
      .filter(({ day }) => day <= last)
      .map(({ what, since, day }) => ({
        what: `${article.frontMatter.title}: ${what} on ${since}`,
        file: contentPath(`articles/${article.file}`),
        day,
      })),
  );
  return byDay(items);
}
