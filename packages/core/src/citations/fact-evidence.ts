import { FEDERAL, jurisdiction } from '../jurisdictions.ts';
import { factPath } from '../law/law-pages.ts';
import { questionLabel } from '../law/law-questions.ts';
import { citationText, shortCitationText } from '../law/law-text.ts';
import type { Section } from '../library/section.ts';
import type { Citation } from '../schemas/answer.ts';
import type { LawFact } from '../schemas/law.ts';
import type { SentSection } from './evidence.ts';

/** A rule of the law table as an answer's source. */
export function factCitation(fact: LawFact): Citation {
  const { slug, name } = jurisdiction(fact.state);
  return {
    slug,
    title: `${fact.state === FEDERAL ? name : `${name} law`}, ${shortCitationText(fact.citation)}`,
    heading: questionLabel(fact.question),
    url: factPath(fact),
    quote: fact.statement,
  };
}

/** Made once for each fact, as what is read of a passage is kept with it. */
const passages = new WeakMap<LawFact, Section>();

function passageOf(fact: LawFact): Section {
  const made = passages.get(fact);
  if (made !== undefined) return made;
  const texts = [fact.statement, `The rule stands in ${citationText(fact.citation)}.`];
  const passage: Section = {
    anchor: fact.id,
    heading: factCitation(fact).heading,
    part: 'state-law',
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
    answers: [],
  };
  passages.set(fact, passage);
  return passage;
}

/** A rule of the law table as a numbered passage that a provider may cite, like a section. */
export function sentFact(fact: LawFact, number: number): SentSection {
  const citation = factCitation(fact);
  const { slug, title } = citation;
  return { number, article: { slug, title }, section: passageOf(fact), citation };
}
