import type { Category, CategoryTopic } from '../schemas/category.ts';

/** A topic that the home page features, with the category it stands for. */
export interface FeaturedTopic {
  topic: CategoryTopic;
  category: Category;
}

/** The seed of a day: everybody sees the same choice from midnight to midnight UTC. */
export function featuredSeed(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** 32 well-mixed bits of a text: FNV-1a, finished as MurmurHash3 finishes. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * One randomly chosen topic for each category that has any, in the order of the categories. The
 * same seed gives the same choice, so that a server and a browser agree; of the topics of a
 * category the one with the highest hash wins, so that the choice stays when others come or go.
 */
export function chooseFeatured(categories: readonly Category[], seed: string): FeaturedTopic[] {
  return categories.flatMap((category) => {
    const rank = ({ slug }: CategoryTopic) => hash(`${seed} ${category.id} ${slug}`);
    const [topic] = category.topics.toSorted((left, right) => rank(right) - rank(left));
    return topic === undefined ? [] : [{ topic, category }];
  });
}
