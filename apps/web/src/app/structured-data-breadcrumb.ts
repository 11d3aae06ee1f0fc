import type { PageSubject } from './page-meta';
import type { Thing } from './structured-data-thing';
import { subjectPath } from './subject-path';

/** The way from the home page to a page, as the breadcrumb on the page shows it. */
export function breadcrumbData(
  subject: Exclude<PageSubject, { kind: 'home' }>,
  publicUrl: string,
): Thing {
  const category = subject.kind === 'category' ? subject.category : subject.topic.category;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: category.name, path: `/category/${category.slug}` },
    ...(subject.kind === 'topic'
      ? [{ name: subject.topic.title, path: subjectPath(subject) }]
      : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
