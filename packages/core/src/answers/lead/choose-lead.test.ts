import { expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import type { LibraryArticle } from '../../library/library-article.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import type { Passage } from '../../search/passages/passages.ts';
import { SMALL_LIBRARY } from '../small-library.fixture.ts';
import { chooseLead, type Lead, statusOf } from './choose-lead.ts';
import { leadEvidence } from './sure-lead.ts';

const worthOf = (lead: Lead | undefined) => lead && statusOf(lead);

/** What is retrieved for a question, as if its words were lost among those of a story. */
function told(question: string) {
  const retrieval = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY).retrieve({ text: question });
  const excerpts = retrieval.excerpts.map((one) => ({
    ...one,
    features: { ...one.features, saysInPlace: 0, questionFit: 0 },
  }));
  return { ...retrieval, excerpts };
}

const answers = new Map<Passage, Passage>();
/** A passage as if it were an authored answer. */
function answerOf(passage: Passage): Passage {
  const answer = answers.get(passage) ?? { ...passage, kind: 'answer' };
  answers.set(passage, answer);
  return answer;
}

/** The same, read as a whole: how near the nearest answer lies, and how much nearer than each excerpt. */
function read(question: string, nearestAnswer: number, below = 0) {
  const retrieval = told(question);
  const excerpts = retrieval.excerpts.map((one) => ({
    ...one,
    excerpt: { ...one.excerpt, passage: answerOf(one.excerpt.passage) },
    features: { ...one.features, read: below },
  }));
  return { ...retrieval, excerpts, nearestAnswer };
}

test('a story is answered by what lies near to it, however few of its words that says', () => {
  const story = 'there was no quorum';
  expect(worthOf(chooseLead(read(story, 0.8)))).toBe('answered');
  expect(worthOf(chooseLead(read(story, 0.3)))).toBe('partial');
  expect(worthOf(chooseLead(read(story, 0.5)))).toBe('answered');
  expect(worthOf(chooseLead(read(story, 0.5, -0.2)))).toBe('partial');
});

test('where nothing reads it as a whole only words tell whether a story is answered', () => {
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

test('a lead that others rival is less likely to answer', () => {
  const alone = read('there was no quorum', 0.5);
  const [lead, ...others] = alone.excerpts;
  if (lead === undefined) throw new Error('nothing leads');
  const rivals = others
    .filter(({ excerpt }) => excerpt.passage !== lead.excerpt.passage)
    .map((one) => ({ ...one, score: lead.score }));
  const oddsOf = (among: typeof others) => leadEvidence(lead, among, alone)?.section ?? Number.NaN;
  expect(oddsOf([lead, ...rivals])).toBeLessThan(0);
  expect(oddsOf([lead])).toBeGreaterThan(5);
});
