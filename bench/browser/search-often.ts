import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { ask } from '../ask.ts';

const SHORTEST_CHARS = 3;
const LENGTHS = 12;

/**
 * Searches for the beginning of every title, as visitors before would have: what a process runs for
 * the first time takes longer.
 */
export async function searchOften(port: number): Promise<void> {
  const titles = [...CATALOGUE_TOPICS.values()].map(({ title }) => title);
  for (const [index, title] of titles.entries()) {
    const q = title.slice(0, SHORTEST_CHARS + (index % LENGTHS));
    const input = encodeURIComponent(JSON.stringify({ q }));
    const path = `/trpc/search.query?input=${input}`;
    const { status } = await ask(port, path, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`A search for "${q}" was answered with ${status}`);
  }
}
