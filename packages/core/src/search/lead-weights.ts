/** What may make an excerpt the answer; rank-excerpts.ts says how each is measured. */
export type LeadFeature = keyof typeof LEAD_WEIGHTS;
export type LeadWeights = Readonly<Record<LeadFeature, number>>;

/**
 * Fitted by `npm run eval -- --fit`, which starts from these and says what they give on questions
 * that took no part; see eval/README.md.
 */
export const LEAD_WEIGHTS = {
  says: 0.7,
  saysInPlace: 1.41,
  saysInSection: 1.14,
  headingSays: -0.68,
  density: 0.08,
  articleFit: 1.94,
  firstArticle: 0.65,
  passageFit: 1.33,
  sectionFit: -0.07,
  means: 2.38,
  passageMeans: 5.95,
  sectionMeans: 3.1,
  articleMeans: 2.8,
  authoredMeans: 2.22,
  nearest: 0.82,
  questionFit: 2.79,
  sectionAsked: -0.47,
  summary: -0.35,
  summaryOpening: 0.34,
  mistakes: 0.22,
  stateLaw: -0.33,
  closing: -1.5,
  item: 0.29,
  row: 1.73,
  sample: -1,
  sampleAsked: 0.52,
  authored: 0.2,
  yesNo: -2,
  authoredType: 0.59,
  opens: 0.98,
  sectionOpening: 1.2,
  further: -0.25,
  clipped: -0.4,
  tells: 0.91,
  tellsFirst: 0.43,
  figure: 1,
  verdict: -0.41,
  defines: 1.52,
  turn: 0.9,
  aState: -1.17,
  theState: 3.91,
};
