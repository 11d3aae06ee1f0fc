import { describe, expect, test } from 'vitest';
import { NearWords, WordCosines } from './near-words.ts';
import { SentenceEncoder } from './sentence-encoder.ts';

/** Votes lie one way and pests another; 'headcount' is near 'quorum', and counts half as much. */
const encoder = new SentenceEncoder({
  dimensions: 2,
  words: ['quorum', 'headcount', 'mice'],
  rows: Float32Array.from([2, 0, 1, 0.1, 0, 2]),
});
const cosines = new WordCosines(encoder, encoder.rowsOf('quorum headcount mice'));
const said = (text: string) => cosines.wordPlacesOf(text);
const asked = (text: string) =>
  new NearWords(cosines, new Map([...encoder.rowsOf(text)].map((row) => [row, 1])));

describe('how much of a question some words say', () => {
  test('is all of it when they are the same words, and none where no word lies near', () => {
    expect(asked('quorum mice').saidBy(said('The mice had a quorum'))).toBeCloseTo(1, 2);
    expect(asked('quorum').saidBy(said('mice'))).toBe(0);
    expect(asked('quorum').saidBy(said(''))).toBe(0);
  });

  test('counts a word by the nearest of theirs, however many others there are', () => {
    const near = asked('quorum').saidBy(said('headcount'));
    expect(near).toBeGreaterThan(0.95);
    expect(near).toBeLessThan(1);
    expect(asked('quorum').saidBy(said('headcount mice'))).toBe(near);
  });

  test('weighs each word of the question by what it counts', () => {
    expect(asked('quorum mice').saidBy(said('mice'))).toBeCloseTo(0.5, 2);
    expect(asked('headcount mice').saidBy(said('mice'))).toBeCloseTo(0.67, 1);
  });

  test('hears nothing of a word that is none of the library', () => {
    const few = new WordCosines(encoder, encoder.rowsOf('mice'));
    expect([...few.wordPlacesOf('a quorum of mice')]).toEqual([0]);
    const quorum = new NearWords(
      few,
      new Map([...encoder.rowsOf('quorum')].map((row) => [row, 1])),
    );
    expect(quorum.saidBy(few.wordPlacesOf('quorum'))).toBe(0);
  });

  test('is nothing for a question whose words nobody knows', () => {
    expect(asked('xylophone').saidBy(said('quorum'))).toBe(0);
  });
});
