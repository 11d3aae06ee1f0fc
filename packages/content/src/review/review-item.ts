/** One thing that wants an editor. */
export interface ReviewItem {
  /** What it is about, in one line. */
  what: string;
  /** What to know of it, in a sentence. */
  more?: string;
  /** The file to open, from the root of the repository. */
  file: string;
  line?: number;
  /** The day by which it is due, or on which it was last seen, such as 2027-01-15. */
  day?: string;
  /** How often it happened. */
  times?: number;
}

/** Days ahead in which something counts as due, where nobody says otherwise. */
export const REVIEW_WITHIN_DAYS = 60;
/** Questions and answers of visitors that are listed, where nobody says otherwise. */
export const REVIEW_COUNT = 50;

/** The parts of the list, in its order, and what a command calls them. */
export const REVIEW_SECTIONS = [
  'questions',
  'answers',
  'articles',
  'facts',
  'law',
  'links',
] as const;
export type ReviewSectionId = (typeof REVIEW_SECTIONS)[number];

/** A part of the list. */
export interface ReviewSection {
  id: ReviewSectionId;
  title: string;
  /** What to do about its items. */
  advice: string;
  items: ReviewItem[];
}

/** What counts as due: up to and with a day. */
export interface ReviewWindow {
  /** Such as 2026-11-23. */
  today: string;
  /** Days from today that are looked at. */
  within: number;
}

/** What is due first comes first; what has no day comes last. */
export function byDay(items: readonly ReviewItem[]): ReviewItem[] {
  const key = ({ day = '9', file }: ReviewItem) => `${day} ${file}`;
  return items.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
}

/** A path inside the folder of this package, from the root of the repository. */
export const contentPath = (path: string) => `packages/content/${path}`;
