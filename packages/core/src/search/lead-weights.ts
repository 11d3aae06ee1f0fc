/** What may make an excerpt the answer; rank-excerpts.ts says how each is measured. */
export type LeadFeature = keyof typeof LEAD_WEIGHTS;
export type LeadWeights = Readonly<Record<LeadFeature, number>>;

/**
 * Fitted by `npm run eval -- --fit`, which starts from these and says what they give on questions
 * that took no part; see eval/README.md.
 */
export const LEAD_WEIGHTS = {
  says: -0.44,
  saysInPlace: -0.37,
  saysInSection: 0.33,
  headingSays: -0.95,
  articleFit: 1.53,
  firstArticle: 0.44,
  passageFit: 1.06,
  sectionFit: -0.34,
  means: 8.22,
  saysNearly: 3.97,
  passageMeans: 0.82,
  sectionMeans: 2.34,
  articleMeans: -4.26,
  authoredMeans: 11.17,
  authoredMean: -0.25,
  nearest: 0.51,
  questionFit: 1,
  sectionAsked: -0.27,
  summary: -0.69,
  summaryOpening: 0.83,
  stateLaw: -0.18,
  closing: -0.49,
  item: -1.47,
  row: 1.54,
  sample: -1,
  sampleAsked: 4.24,
  authored: 2.46,
  yesNo: -2,
  authoredType: 0.36,
  opens: -0.23,
  sectionOpening: 1.63,
  further: -0.25,
  clipped: -1.45,
  tells: 0.59,
  tellsFirst: 0.24,
  figure: 0.7,
  verdict: -0.36,
  defines: 4.04,
  turn: -0.05,
  aState: -0.44,
  theState: 2.51,
};
