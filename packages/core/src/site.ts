/** What the portal calls itself, on its pages and in everything that describes them. */
export const SITE_NAME = 'HOA Education Portal';

/** The portal in one sentence, for search engines, social previews and language models. */
export const SITE_SUMMARY =
  'Plain articles about homeowners associations and an assistant that answers your questions with the passages it rests on.';

/** A page beside the library: its address and what it says of itself, to readers and to programs. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
}
