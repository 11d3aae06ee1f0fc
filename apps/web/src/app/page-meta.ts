import type { RenderedPage } from '@hoa/core/rendering/page-renderer';
import type { Category } from '@hoa/core/schemas/category';
import type { Topic } from '@hoa/core/schemas/topic';

import { SITE_NAME } from '@hoa/core/site';

export { SITE_NAME };

/** What a page is about: its address, its picture and its structured data follow from it. */
export type PageSubject =
  | { kind: 'home' }
  | { kind: 'category'; category: Category }
  | { kind: 'topic'; topic: Topic };

/** What the head of a document says about its page. */
export interface PageMeta {
  title: string;
  description: string;
  status: RenderedPage['status'];
  indexable: boolean;
  /** null for a page that stands for nothing the portal has: not found, or made up by a visitor. */
  subject: PageSubject | null;
}

/** '{name} | HOA Education Portal', as the specification words every title. */
export function pageTitle(name: string): string {
  return `${name} | ${SITE_NAME}`;
}

export const NOT_FOUND_META: PageMeta = {
  title: pageTitle('Page Not Found'),
  description: 'There is no page at this address.',
  status: 404,
  indexable: false,
  subject: null,
};
