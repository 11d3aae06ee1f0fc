/** What may make an excerpt the answer; rank-excerpts.ts says how each is measured. */
export type LeadFeature = keyof typeof LEAD_WEIGHTS;
export type LeadWeights = Readonly<Record<LeadFeature, number>>;

/**
 * Fitted by `npm run eval -- --fit`, which starts from these and says what they give on questions
 * that took no part; see eval/README.md.
 */
export const LEAD_WEIGHTS = {
  says: -0.39,
  saysInPlace: -0.58,
  saysInSection: 0.56,
  headingSays: -0.53,
  articleFit: 1.57,
  firstArticle: 0.43,
  passageFit: 0.81,
  sectionFit: -0.25,
  means: 9.22,
  saysNearly: 4.86,
  passageMeans: 0.08,
  sectionMeans: 1.75,
  articleMeans: -2.05,
  authoredMeans: 8.55,
  authoredMean: -1.33,
  nearest: 0.51,
  questionFit: 1,
  sectionAsked: 0.13,
  summary: -0.65,
  summaryOpening: 0.52,
  stateLaw: -0.15,
  closing: -0.27,
  item: -1.03,
  row: 1.97,
  sample: -1,
  sampleAsked: 3.95,
  authored: 2.69,
  yesNo: -2,
  authoredType: 0.17,
  opens: 0.5,
  sectionOpening: 1.46,
  further: -0.25,
  clipped: -0.65,
  tells: 0.47,
  tellsFirst: 0.27,
  figure: 0.83,
  verdict: -0.18,
  defines: 3.74,
  turn: 0.79,
  aState: -0.52,
  theState: 2.83,
};
