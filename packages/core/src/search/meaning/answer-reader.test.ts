import { describe, expect, test } from 'vitest';
import { QuestionEncoder } from '../../encoders/question-encoder.ts';
import { randomModel } from '../../encoders/transformer.fixture.ts';
import { Transformer } from '../../encoders/transformer.ts';
import { VectorTable } from '../../encoders/vector-table.ts';
import { cosine } from '../../encoders/vectors.ts';
import type { Passage } from '../passages/passages.ts';
import { AnswerReader, textDigest } from './answer-reader.ts';

const { model } = randomModel();
const transformer = new Transformer(model);
const ANSWERS = ['On fences.', 'On dogs.', 'On roofs after dogs.'];
const DIRECTIONS = [
  transformer.encode('fence fence'),
  transformer.encode('dog'),
  transformer.encode('roof', 'dog'),
];

function readerOf(passages: readonly Pick<Passage, 'kind' | 'text'>[]): AnswerReader {
  const directions = new VectorTable(DIRECTIONS.length, model.hiddenSize);
  for (const [row, direction] of DIRECTIONS.entries()) directions.set(row, direction);
  const answers = ANSWERS.map(textDigest);
  return new AnswerReader(
    { encoder: new QuestionEncoder(model), answers, directions },
    passages as Passage[],
  );
}

const PASSAGES = [
  { kind: 'paragraph', text: 'On fences.' },
  { kind: 'answer', text: 'On dogs.' },
  { kind: 'answer', text: 'Written since.' },
  { kind: 'answer', text: 'On fences.' },
  { kind: 'answer', text: 'On roofs after dogs.' },
] as const;

describe('which authored answer a question wants', () => {
  test('is the one that lies nearest, and others lie as far below it as their cosines', () => {
    const { near, nearest, most } = readerOf(PASSAGES).read({ text: 'fence fence' });
    expect(near(3)).toBe(0);
    expect(most).toBeCloseTo(1, 1);
    const below = cosine(DIRECTIONS[1] ?? new Float32Array(), DIRECTIONS[0] ?? new Float32Array());
    expect(near(1)).toBeCloseTo(Math.max(-0.4, below - 1), 1);
    expect(nearest).toContain(3);
  });

  test('what is no authored answer, or was written after the fit, is neither near nor far', () => {
    const { near, nearest } = readerOf(PASSAGES).read({ text: 'dog' });
    expect([near(0), near(2)]).toEqual([-0.12, -0.12]);
    expect(nearest).not.toContain(0);
    expect(nearest).not.toContain(2);
  });

  test('counts more the longer the question is, up to what it counts in a story', () => {
    const reader = readerOf(PASSAGES);
    const unread = [16, 28, 90].map((words) => {
      const { near } = reader.read({ text: Array(words).fill('fence').join(' ') });
      return near(0);
    });
    expect(unread.map((one) => one / -0.12)).toEqual([
      1,
      expect.closeTo(1.25),
      expect.closeTo(1.5),
    ]);
  });

  test('is read after what began the subject and after what was asked last, in the mean', () => {
    const reader = readerOf(PASSAGES);
    const [dog, fence] = ['dog', 'fence'].map((text) => ({ text, weight: 0.6 }));
    if (dog === undefined || fence === undefined) throw new Error('two questions');
    expect(reader.read({ text: 'roof', earlier: [dog] }).near(4)).toBe(0);
    const cosines = ['dog', 'fence'].map((before) => {
      const direction = transformer.encode('roof', before);
      return DIRECTIONS.map((one) => cosine(direction, one));
    });
    const mean = (row: number) => ((cosines[0]?.[row] ?? 0) + (cosines[1]?.[row] ?? 0)) / 2;
    const { near } = reader.read({ text: 'roof', earlier: [fence, dog] });
    expect(near(3) - near(1)).toBeCloseTo(mean(0) - mean(1), 2);
  });

  test('a library without authored answers has none that is nearest', () => {
    const { near, nearest, most } = readerOf([PASSAGES[0]]).read({ text: 'dog' });
    expect(near(0)).toBe(-0.12);
    expect(nearest).toEqual([]);
    expect(most).toBeUndefined();
  });
});

describe('what an answer is known by', () => {
  test('is the same for the same text, and 16 digits', () => {
    expect(textDigest('Usually yes.')).toMatch(/^[\da-f]{16}$/);
    expect(textDigest('')).toBe('811c9dc55bd1e995');
  });

  test('differs with a letter', () => {
    expect(textDigest('Usually yes.')).not.toBe(textDigest('Usually yes?'));
  });
});
