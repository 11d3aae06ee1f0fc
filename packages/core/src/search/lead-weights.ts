/** What may make an excerpt the answer; rank-excerpts.ts says how each is measured. */
export type LeadFeature = keyof typeof LEAD_WEIGHTS;
export type LeadWeights = Readonly<Record<LeadFeature, number>>;

/**
 * Fitted by `npm run eval -- --fit`, which starts from these and says what they give on questions
 * that took no part; see eval/README.md.
 */
export const LEAD_WEIGHTS = {
  says: -0.35,
  saysInPlace: 0.13,
  saysInSection: 0.88,
  headingSays: -0.9,
  articleFit: 1.29,
  firstArticle: 0.55,
  passageFit: 0.9,
  sectionFit: -0.5,
  means: 6.42,
  saysNearly: 4.79,
  passageMeans: 0.97,
  sectionMeans: 3.9,
  articleMeans: -3.28,
  authoredMeans: 4.38,
  authoredMean: 2.75,
  nearest: 0.67,
  questionFit: 1,
  sectionAsked: -0.8,
  summary: -0.57,
  summaryOpening: 0.85,
  stateLaw: -0.24,
  closing: -0.45,
  item: 1.07,
  row: 1.1,
  sample: -1,
  sampleAsked: 3.87,
  authored: 2.31,
  yesNo: -2,
  authoredType: 0.36,
  opens: -0.13,
  sectionOpening: 1.29,
  further: -0.25,
  clipped: -0.32,
  tells: 0.46,
  tellsFirst: 0.36,
  figure: 0.45,
  verdict: -0.41,
  defines: 3.97,
  turn: 1.11,
  aState: -0.74,
  theState: 2.65,
};
