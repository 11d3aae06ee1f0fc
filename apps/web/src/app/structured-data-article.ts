import { articleDates } from './article-dates';
import type { PageSubject } from './page-meta';
import type { Thing } from './structured-data-thing';
import { picturePath, subjectPath } from './subject-path';

/**
 * The article of a topic page, or null: a text that no editor has checked is not announced as
 * the work of the portal.
 */
export function articleData(
  subject: Extract<PageSubject, { kind: 'topic' }>,
  publisher: Thing,
  publicUrl: string,
): Thing | null {
  const { topic } = subject;
  const dates = articleDates(topic);
  if (dates === null) return null;
  const url = publicUrl + subjectPath(subject);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: topic.title,
    description: topic.description,
    articleSection: topic.category.name,
    image: publicUrl + picturePath(subject),
    datePublished: dates.published,
    dateModified: dates.modified,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    author: publisher,
    publisher: { '@id': publisher['@id'] },
  };
}
