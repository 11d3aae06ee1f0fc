import { expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import type { LibraryArticle } from '../library/library-article.ts';
import { buildLibraryIndex } from '../search/build-library-index.ts';
import { chooseLead, type Lead, statusOf } from './choose-lead.ts';
import { SMALL_LIBRARY } from './small-library.fixture.ts';

const worthOf = (lead: Lead | undefined) => lead && statusOf(lead);

const VECTORS = {
  dimensions: 2,
  words: ['quorum', 'owners', 'votes', 'proxy', 'fence'],
  rows: Float32Array.from([2, 0, 1, 0.2, 1, 0.3, 0, 1, 0, 2]),
};

/** What is retrieved for a question, as if its words were lost among those of a story. */
function told(question: string, vectors?: typeof VECTORS) {
  const retrieval = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY, { vectors }).retrieve({
    text: question,
  });
  const excerpts = retrieval.excerpts.map((one) => ({
    ...one,
    features: { ...one.features, saysInPlace: 0, questionFit: 0 },
  }));
  return { ...retrieval, excerpts };
}

test('a story is answered by what means the same, however few of its words that says', () => {
  const story = told('there was no quorum', VECTORS);
  expect(worthOf(chooseLead(story))).toBe('answered');
  const far = { ...story, evidence: { ...story.evidence, near: 0.3 } };
  expect(worthOf(chooseLead(far))).toBe('partial');
});

test('without word vectors only words tell whether a story is answered', () => {
  expect(worthOf(chooseLead(told('there was no quorum')))).toBe('partial');
});

test('a short word that the library lacks is a slip, a long one a gap', () => {
  expect(chooseLead(told('wat quorum'))?.missing).toEqual([]);
  expect(chooseLead(told('xylophone quorum'))?.missing).toEqual(['xylophone']);
});

test('a question that editors answered gets their whole answer, whatever else fits it', () => {
  const question = 'Does dinner count?';
  const text = 'No. Dinner is no quorum. Owners who left the table are not counted.';
  const [first, ...others] = SMALL_LIBRARY;
  if (first === undefined) throw new Error('the small library is empty');
  const [summary, ...sections] = first.sections;
  if (summary === undefined) throw new Error('the first article has no summary');
  const answers = [{ type: 'may-they' as const, questions: [question], text }];
  const answered = { ...first, sections: [{ ...summary, answers }, ...sections] };
  const lead = (articles: readonly LibraryArticle[], asked: string) => {
    const retrieval = buildLibraryIndex(articles, GLOSSARY).retrieve({ text: asked });
    return [retrieval.isOurs, chooseLead(retrieval)?.excerpt.excerpt.text];
  };
  expect(lead([answered, ...others], 'does dinner count')).toEqual([true, text]);
  expect(lead(SMALL_LIBRARY, question)[0]).toBe(false);
});

test('a lead that others rival answers only in part', () => {
  const sure = told('there was no quorum', VECTORS);
  const [lead, ...others] = sure.excerpts;
  if (lead === undefined) throw new Error('nothing leads');
  const rivals = others
    .filter(({ excerpt }) => excerpt.passage !== lead.excerpt.passage)
    .map((one) => ({ ...one, score: lead.score }));
  expect(new Set(rivals.map(({ excerpt }) => excerpt.passage)).size).toBeGreaterThan(3);
  expect(worthOf(chooseLead(sure))).toBe('answered');
  expect(worthOf(chooseLead({ ...sure, excerpts: [lead, ...rivals] }))).toBe('partial');
});
