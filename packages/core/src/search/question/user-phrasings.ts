import phrasings from './user-phrasings.json' with { type: 'json' };

const USER_PHRASINGS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(phrasings));

/**
 * How people tell a case that a topic answers, in words that its article does not use. They are
 * examples to learn from, like aliases, but longer and never shown; none is a question of eval/.
 */
export function userPhrasings(slug: string): readonly string[] {
  return USER_PHRASINGS.get(slug) ?? [];
}
