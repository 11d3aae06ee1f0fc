import { contentStems } from '../../search/words/content-stems.ts';

/** Words say others again when so many of their words of matter stand there. */
const SAID_AGAIN = 0.8;

/** Tells of words whether they say little more than others did. */
export function repeats(before: string): (text: string) => boolean {
  const said = contentStems(before);
  return (text) => {
    const stems = contentStems(text);
    return stems.intersection(said).size >= SAID_AGAIN * stems.size;
  };
}
