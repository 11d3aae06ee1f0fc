import { LEAD_WEIGHTS, type LeadWeights } from './lead-weights.ts';

/** How much a field counts, and how strongly its length is evened out (0 not at all, 1 fully). */
export interface FieldSetting {
  weight: number;
  b: number;
}

/** Every number that ranking depends on, in one place so that an evaluation can vary them. */
export interface RankingSettings {
  /** BM25F saturation: how soon more of the same word stops counting. */
  k1: number;
  /** How far rarity counts the articles that are about a term, rather than those that have it. */
  aboutness: number;
  /** What a word weighs that stands outside of the sentences that ask. */
  storyWeight: number;
  article: Record<ArticleField, FieldSetting>;
  phrasings: Record<PhrasingField, FieldSetting>;
  section: Record<SectionField, FieldSetting>;
  passage: Record<PassageField, FieldSetting>;
  /** What the fit of the phrasings adds to the article's. */
  phrasingShare: number;
  /** BM25F saturation over the phrasings. */
  phrasingK1: number;
  /** What a section's own fit adds to its article's. */
  sectionShare: number;
  /** What the alias that fits best adds to its article's fit. */
  aliasShare: number;
  /** What two words side by side weigh, where the library has them side by side. */
  pairWeight: number;
  /** What a synonym weighs beside the word itself. */
  synonymWeight: number;
  /** What a synonym weighs for a word that the library does not use. */
  unknownSynonymWeight: number;
  /** What the meanings of a phrase weigh. */
  phraseWeight: number;
  /** What is left of a word that stands in such a phrase. */
  coveredWordWeight: number;
  /** What a corrected misspelling weighs against the word itself. */
  spellingWeight: number;
  /** Saturation of a word that a question repeats. */
  k3: number;
  /** What may make an excerpt the answer. */
  lead: LeadWeights;
}

export type ArticleField = 'title' | 'alias' | 'description' | 'heading' | 'body';
/** What people say of a topic, told apart from what its article says. */
export type PhrasingField = 'title' | 'description' | 'alias' | 'phrasing' | 'heading';
export type SectionField = 'heading' | 'body' | 'question';
export type PassageField = 'text' | 'leadIn' | 'heading' | 'title' | 'questions' | 'asked';

export const RANKING: RankingSettings = {
  k1: 7,
  aboutness: 0.55,
  storyWeight: 0.8,
  article: {
    title: { weight: 4, b: 0.3 },
    alias: { weight: 2, b: 0.5 },
    description: { weight: 3, b: 0.3 },
    heading: { weight: 4, b: 0.2 },
    body: { weight: 1, b: 0.75 },
  },
  phrasings: {
    title: { weight: 3, b: 0.3 },
    description: { weight: 1, b: 0.3 },
    alias: { weight: 1, b: 0.5 },
    phrasing: { weight: 1.5, b: 0.5 },
    heading: { weight: 0.5, b: 0.5 },
  },
  section: {
    heading: { weight: 2, b: 0.3 },
    body: { weight: 1, b: 0.6 },
    question: { weight: 1.5, b: 0.5 },
  },
  passage: {
    text: { weight: 1, b: 0.5 },
    leadIn: { weight: 0.4, b: 0.5 },
    heading: { weight: 1.5, b: 0.2 },
    title: { weight: 1, b: 0.2 },
    questions: { weight: 1.5, b: 0.3 },
    asked: { weight: 0.6, b: 0.5 },
  },
  phrasingShare: 0.8,
  phrasingK1: 3,
  sectionShare: 0.3,
  aliasShare: 0.4,
  pairWeight: 0.4,
  synonymWeight: 0.5,
  unknownSynonymWeight: 0.8,
  phraseWeight: 0.8,
  coveredWordWeight: 0.3,
  spellingWeight: 0.5,
  k3: 0.7,
  lead: LEAD_WEIGHTS,
};
