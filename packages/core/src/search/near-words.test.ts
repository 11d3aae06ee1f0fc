import { describe, expect, it } from 'vitest';
import { NearWords, WordCosines } from './near-words.ts';
import { SentenceEncoder } from './sentence-encoder.ts';

/** Votes lie one way and pests another; 'headcount' is near 'quorum', and counts half as much. */
const encoder = new SentenceEncoder({
  dimensions: 2,
  words: ['quorum', 'headcount', 'mice'],
  rows: Float32Array.from([2, 0, 1, 0.1, 0, 2]),
});
const cosines = new WordCosines(encoder);
const rows = (text: string) => Uint32Array.from(encoder.rowsOf(text));
const asked = (text: string) =>
  new NearWords(cosines, new Map([...encoder.rowsOf(text)].map((row) => [row, 1])));

describe('how much of a question some words say', () => {
  it('is all of it when they are the same words, and none where no word lies near', () => {
    expect(asked('quorum mice').saidBy(rows('The mice had a quorum'))).toBeCloseTo(1, 2);
    expect(asked('quorum').saidBy(rows('mice'))).toBe(0);
    expect(asked('quorum').saidBy(rows(''))).toBe(0);
  });

  it('counts a word by the nearest of theirs, however many others there are', () => {
    const near = asked('quorum').saidBy(rows('headcount'));
    expect(near).toBeGreaterThan(0.95);
    expect(near).toBeLessThan(1);
    expect(asked('quorum').saidBy(rows('headcount mice'))).toBe(near);
  });

  it('weighs each word of the question by what it counts', () => {
    expect(asked('quorum mice').saidBy(rows('mice'))).toBeCloseTo(0.5, 2);
    expect(asked('headcount mice').saidBy(rows('mice'))).toBeCloseTo(0.67, 1);
  });

  it('is nothing for a question whose words nobody knows', () => {
    expect(asked('xylophone').saidBy(rows('quorum'))).toBe(0);
  });
});
