import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { runGuide } from '@hoa/core/guides/run-guide';
import { fillLetter } from '@hoa/core/letters/fill-letter';
import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { expect } from 'vitest';
import { readLaw } from '../law/law-files.ts';
import { readLetters } from '../letters/letter-files.ts';
import { readGuides } from './guide-files.ts';

const { guides } = readGuides();
const law = readLaw();
const facts = law.facts.map(({ fact }) => fact);
const letters = new Map(readLetters().letters.map((letter) => [letter.slug, letter]));

/** What a guide comes to by some answers, by all of the law, on a day. */
export function followGuide(slug: string, answers: GuideAnswers, today: string): GuideOutcome {
  const guide = guides.find((one) => one.slug === slug);
  if (guide === undefined) throw new Error(`there is no guide ${slug}`);
  const own = lawOfGuide(guide, { facts, acts: law.acts });
  const { outcome } = runGuide(guide, answers, { law: own, today });
  if (outcome === null) throw new Error('the answers do not lead to the end');
  return outcome;
}

/** The text of a letter that a plan leads to, with what the answers fill in. */
export function letterOfPlan({ letters: named, state }: GuideOutcome, slug: string): string {
  const own = named.find((one) => one.slug === slug);
  const letter = letters.get(slug);
  if (own === undefined || letter === undefined) throw new Error(`the plan has no ${slug}`);
  const filled = fillLetter(letter, own.values, { state: state.code, facts });
  expect(filled.problems).toEqual([]);
  return filled.text;
}
