import type { Engine } from '../../engine.ts';
import type { Assistant } from '../assistant.ts';

/** A plain search engine as an assistant: its best passage, of which it is always sure. */
export function searchEngine({ name, answer }: Engine): Assistant {
  return {
    name,
    async ask({ id, question }) {
      const gold = { relevant: [], sections: [], says: [], history: [], source: id };
      const { lead, text, section, slugs, declined } = await answer({
        id,
        question,
        kind: 'case',
        ...gold,
      });
      const citations = [section, ...slugs.slice(0, 3)].map((place) => `/topic/${place}`);
      return { text: `${lead} ${text}`, citations, declined };
    },
  };
}
