import type { LibraryArticle } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';
import type { Citation } from '../schemas/answer.ts';
import { jurisdictionsOf } from '../text/named-jurisdictions.ts';
import { sentencesOf } from '../text/sentences.ts';
import { contentWords } from './content-words.ts';
import { type Clause, clausesOf } from './contradictions.ts';
import { type Figures, figuresOf } from './figures.ts';

/** A section as it was sent to a provider, under the number by which it may be cited. */
export interface SentSection {
  number: number;
  article: Pick<LibraryArticle, 'slug' | 'title'>;
  section: Section;
  /** How it is cited, where it is no section of an article. */
  citation?: Citation;
}

/** A sentence of a section, verbatim, read for what it states. */
export interface EvidenceSentence {
  text: string;
  words: ReadonlySet<string>;
  figures: Figures;
  /** The places it speaks of: those it names, or else those of the sentence before it. */
  places: ReadonlySet<string>;
}

/** A sent section, read once for all the sentences that may cite it. */
export interface Evidence extends SentSection {
  /** Words of its text, its heading and its article's title. */
  words: ReadonlySet<string>;
  /** Places that its heading or title names, and every sentence of it therefore speaks of. */
  places: ReadonlySet<string>;
  sentences: readonly EvidenceSentence[];
  clauses: readonly Clause[];
}

/** What a section states, whichever number it is sent under; sections never change. */
type SectionReading = Omit<Evidence, 'number'>;
const readings = new WeakMap<Section, SectionReading>();

/** Reads a section for what it states; one that was read before costs nothing. */
export function readEvidence({ number, ...sent }: SentSection): Evidence {
  const reading = readings.get(sent.section) ?? readSection(sent);
  readings.set(sent.section, reading);
  return { number, ...reading };
}

/** The sentences of a paragraph, item or row. */
function readSentences(block: string): EvidenceSentence[] {
  let places: ReadonlySet<string> = new Set();
  return sentencesOf(block).map((text) => {
    const named = jurisdictionsOf(text);
    if (named.size > 0) places = named;
    return { text, words: contentWords(text), figures: figuresOf(text), places };
  });
}

function readSection(sent: Omit<SentSection, 'number'>): SectionReading {
  const name = `${sent.article.title}. ${sent.section.heading}`;
  const texts = sent.section.blocks.map(({ text }) => text);
  const sentences = texts.flatMap(readSentences);
  return {
    ...sent,
    words: contentWords([name, ...texts].join('\n')),
    places: jurisdictionsOf(name),
    sentences,
    clauses: sentences.flatMap(({ text }) => clausesOf(text)),
  };
}
