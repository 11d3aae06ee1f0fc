/** What may make an excerpt the answer; rank-excerpts.ts says how each is measured. */
export type LeadFeature = keyof typeof LEAD_WEIGHTS;
export type LeadWeights = Readonly<Record<LeadFeature, number>>;

/**
 * Fitted by `npm run eval -- --fit`, which starts from these and says what they give on questions
 * that took no part; see eval/README.md.
 */
export const LEAD_WEIGHTS = {
  says: -0.41,
  saysInPlace: -0.01,
  saysInSection: 0.42,
  headingSays: -0.86,
  articleFit: 1.83,
  firstArticle: 0.35,
  passageFit: 0.41,
  sectionFit: -0.49,
  means: 8.56,
  saysNearly: 4.67,
  passageMeans: 1.76,
  sectionMeans: 2.13,
  articleMeans: -4.26,
  authoredMeans: 8.83,
  authoredMean: 1.2,
  nearest: 0.35,
  questionFit: 1,
  sectionAsked: 0.18,
  summary: -0.62,
  summaryOpening: 0.02,
  stateLaw: -0.2,
  closing: -0.35,
  item: -0.72,
  row: 1.38,
  sample: -1,
  sampleAsked: 4.31,
  authored: 2.81,
  yesNo: -2,
  detail: -0.76,
  authoredType: 0.24,
  opens: 0.45,
  sectionOpening: 1.23,
  further: -0.25,
  clipped: -1.87,
  tells: 0.64,
  tellsFirst: 0.07,
  figure: 1.15,
  verdict: -0.21,
  defines: 2.36,
  turn: 1.46,
  aState: -1.06,
  theState: 2.29,
};
