import type { RenderedPage } from '@hoa/core/rendering/page-renderer';
import type { Category } from '@hoa/core/schemas/category';
import type { Topic } from '@hoa/core/schemas/topic';
import type { SitePage } from '@hoa/core/site';
import type { SitePart } from '../navigation/site-parts';

interface CategorySubject {
  kind: 'category';
  category: Category;
}

/** A page of one of the parts of the site beside the library. */
export interface PartSubject {
  kind: SitePart;
  page: SitePage;
  /** How its breadcrumb names it, where that is not its title. */
  crumb?: string;
}

/** What a page is about: its address, its picture and its structured data follow from it. */
export type PageSubject =
  | { kind: 'home' }
  | CategorySubject
  | { kind: 'topic'; topic: Topic }
  | PartSubject;

/** What the head of a document says about its page. */
export interface PageMeta {
  /** What the page is called; null for the portal itself. */
  title: string | null;
  description: string;
  status: RenderedPage['status'];
  indexable: boolean;
  /** null for a page that stands for nothing the portal has: not found, or made up by a visitor. */
  subject: PageSubject | null;
}

/** '{name} | HOA Education Portal', as the specification words every title; null: the portal. */
export function pageTitle(name: string | null, site: string): string {
  return name === null ? site : `${name} | ${site}`;
}

/** The head of a page that says that there is nothing at its address. */
export function notFoundMeta(name: string, description: string): PageMeta {
  return { title: name, description, status: 404, indexable: false, subject: null };
}

/** The head of a page that stands for something the portal has. */
export function subjectMeta(subject: PartSubject | CategorySubject): PageMeta {
  const { description } = 'page' in subject ? subject.page : subject.category;
  return {
    title: nameOf(subject),
    description,
    status: 200,
    indexable: true,
    subject,
  };
}

export const NOT_FOUND_META = notFoundMeta('Page Not Found', 'There is no page at this address.');

/** The one path under which a page is known, however it was reached. */
export function subjectPath(subject: PageSubject): string {
  if (subject.kind === 'home') return '/';
  if ('page' in subject) return subject.page.path;
  return subject.kind === 'category'
    ? `/category/${subject.category.slug}`
    : `/topic/${subject.topic.slug}`;
}

/** Path of the picture that stands for a page in other sites; the server draws it. */
export function picturePath(subject: PageSubject | null): string {
  return subject === null || subject.kind === 'home'
    ? '/social/home.png'
    : `/social${subjectPath(subject)}.png`;
}

function nameOf(subject: Exclude<PageSubject, { kind: 'home' }>): string {
  if ('page' in subject) return subject.page.title;
  return subject.kind === 'category' ? subject.category.name : subject.topic.title;
}

/** What the picture shows, for those who do not see it. */
export function pictureAlt(subject: PageSubject | null): string {
  if (subject === null || subject.kind === 'home') {
    return 'A quiet street of gabled houses: know how your association works';
  }
  return `${nameOf(subject)}, with a drawing of a neighborhood`;
}

/**
 * The dates of an article as YYYY-MM-DD: the earliest day on which the text is known to have existed,
 * and the day an editor last checked it. null for a text that no editor has checked.
 */
export function articleDates({ content, details, origin }: Topic) {
  if (origin !== 'library' || details === null) return null;
  const modified = details.reviewed;
  const stored = content?.createdAt?.slice(0, 10) ?? modified;
  return { published: stored < modified ? stored : modified, modified };
}
