import type { PageSubject } from './page-meta';

/** The one path under which a page is known, however it was reached. */
export function subjectPath(subject: PageSubject): string {
  switch (subject.kind) {
    case 'home':
      return '/';
    case 'category':
      return `/category/${subject.category.slug}`;
    case 'topic':
      return `/topic/${subject.topic.slug}`;
  }
}

/** Path of the picture that stands for a page in other sites; the server draws it. */
export function picturePath(subject: PageSubject | null): string {
  return subject === null || subject.kind === 'home'
    ? '/social/home.png'
    : `/social${subjectPath(subject)}.png`;
}

/** What the picture shows, for those who do not see it. */
export function pictureAlt(subject: PageSubject | null): string {
  switch (subject?.kind) {
    case 'category':
      return `${subject.category.name}, with a drawing of a neighborhood`;
    case 'topic':
      return `${subject.topic.title}, with a drawing of a neighborhood`;
    default:
      return 'A quiet street of gabled houses: know how your association works';
  }
}
