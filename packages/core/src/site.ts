/** What the portal calls itself, on its pages and in everything that describes them. */
export const SITE_NAME = 'HOA Education Portal';

/** The portal in one sentence, for search engines, social previews and language models. */
export const SITE_SUMMARY =
  'Plain articles about homeowners associations and an assistant that answers your questions with the passages it rests on.';

/** The icon that stands for the portal where it has no other. */
export const SITE_ICON = '/illustrations/favicon.svg';

/** The Atom feed of the articles that changed last. */
export const SITE_FEED = '/feed.atom';

/** Whose portal it is and where: what everything that describes it says. */
export interface Site {
  name: string;
  summary: string;
  /** Path of its icon on this site. */
  icon: string;
  /** Origin under which visitors reach it, without a trailing slash. */
  publicUrl: string;
}

/** The portal under its own name. */
export function ownSite(publicUrl: string): Site {
  return { name: SITE_NAME, summary: SITE_SUMMARY, icon: SITE_ICON, publicUrl };
}

/** A page beside the library: its address and what it says of itself, to readers and to programs. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
}
