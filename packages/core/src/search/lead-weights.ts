/** What may make an excerpt the answer; rank-excerpts.ts says how each is measured. */
export type LeadFeature = keyof typeof LEAD_WEIGHTS;
export type LeadWeights = Readonly<Record<LeadFeature, number>>;

/**
 * Fitted by `npm run eval -- --fit`, which starts from these and says what they give on questions
 * that took no part; see eval/README.md.
 */
export const LEAD_WEIGHTS = {
  says: -0.43,
  saysInPlace: -0.46,
  saysInSection: 0.52,
  headingSays: -0.51,
  articleFit: 1.81,
  firstArticle: 0.27,
  passageFit: 0.88,
  sectionFit: 0.12,
  means: 9.95,
  saysNearly: 3.84,
  passageMeans: 6.13,
  sectionMeans: -1.66,
  articleMeans: -3.98,
  authoredMeans: 8.19,
  authoredMean: 1.6,
  nearest: 0.28,
  questionFit: 1,
  sectionAsked: -0.42,
  summary: -0.11,
  summaryOpening: 0.87,
  stateLaw: 0.06,
  closing: -0.83,
  item: -2.78,
  row: 0.21,
  sample: -1,
  sampleAsked: 1.62,
  authored: 3.05,
  yesNo: -2,
  detail: -0.89,
  authoredType: 0.36,
  opens: 1.73,
  sectionOpening: 0.34,
  further: -0.25,
  clipped: -3.01,
  tells: 0.5,
  tellsFirst: 0.21,
  figure: 0.92,
  verdict: -0.08,
  defines: 1.73,
  turn: 0.62,
  aState: -1.65,
  theState: 1.9,
};
