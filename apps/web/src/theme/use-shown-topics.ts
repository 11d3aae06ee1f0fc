import { useBrand } from './brand';

/** Of topics that the code of a page names those that its brand shows. */
export function useShownTopics(): (slug: string) => boolean {
  const { hiddenTopics } = useBrand();
  return (slug) => !hiddenTopics?.includes(slug);
}
