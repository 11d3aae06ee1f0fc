import { join } from 'node:path';
import { contentWords } from '@hoa/core/citations/content-words';
import { figuresOf, statesFigure } from '@hoa/core/citations/figures';
import { figureText } from '@hoa/core/law/law-text';
import type { LawFact, LawFigure } from '@hoa/core/schemas/law';
import { sentencesOf } from '@hoa/core/text/sentences';
import { type StatuteSection, StatuteTexts } from './statute-texts.ts';

/** What became of the checked facts when they were held against texts of the law. */
export interface Verification {
  /** Facts whose section is there and states every figure. */
  confirmed: string[];
  /** Facts whose state has no text in the folder. */
  withoutText: string[];
  faults: { id: string; message: string }[];
}

/** Share of the words that say what a figure counts which must stand beside it in the text. */
const SHARED_MIN = 0.5;
/**
 * Share of a statement's words that its section must have, which catches a wrong section where no
 * figure does. Of 466 true facts all have a third, of as many wrong sections two in three have less.
 */
const WORDS_MIN = 1 / 3;
/** How far around a figure's sentence its words are looked for: a lead-in and what it leads to. */
const SENTENCES_AROUND = 1;
/** Content words of a sentence that says by itself what its figure counts; an item of a list has fewer. */
const WHOLE_SENTENCE = 3;

const SPELLED_TENS: readonly [RegExp, string][] = [
  ['one hundred twenty', 120],
  ['one hundred eighty', 180],
  ['one hundred', 100],
  ['ninety', 90],
  ['eighty', 80],
  ['seventy-five', 75],
  ['seventy-two', 72],
  ['seventy', 70],
  ['sixty-seven', 67],
  ['sixty', 60],
  ['fifty-one', 51],
  ['fifty', 50],
  ['forty-eight', 48],
  ['forty-five', 45],
  ['forty', 40],
  ['thirty-four', 34],
  ['thirty-three', 33],
  ['thirty', 30],
  ['twenty-one', 21],
  ['twenty-five', 25],
  ['twenty', 20],
  ['eighteen', 18],
  ['fifteen', 15],
  ['fourteen', 14],
  ['thirteen', 13],
].map(([word, value]) => [new RegExp(`\\b${word}\\b`, 'gi'), String(value)]);

/**
 * A statute's way to write numbers brought to ours: 'fourteen (14) days', 'five hundred dollars'.
 * Cross references are no figures: 'section 14' and 'subsection (5)' state nothing.
 */
function plainNumbers(text: string): string {
  let plain = text
    .replace(/\b(?:sub)?sections?\s+[\d(][\w.()-]*/gi, ' ')
    .replace(/\(\d{1,3}\)/g, ' ')
    .replace(/\$\s+(?=\d)/g, '$')
    .replace(/(\$[\d,]+)\.00\b/g, '$1')
    .replace(/\$(\d+) million\b/g, (_, count) => `$${count}000000`)
    .replace(/\bper cent\b|\bper centum\b/gi, 'percent')
    .replace(/\btwo thirds\b/gi, 'two-thirds')
    .replace(/\btwice\b/gi, '2 times')
    .replace(/\bbiennial(?:ly)?\b/gi, 'every 2 years')
    .replace(/\b(?:one|a)[ -]third\b/gi, '1/3')
    .replace(/\b(?:one|a)[ -](?:fourth|quarter)\b/gi, '1/4');
  for (const [word, value] of SPELLED_TENS) plain = plain.replace(word, value);
  return plain.replace(/\b(\d+) hundred\b/g, (_, count) => String(Number(count) * 100));
}

/** A blank line parts paragraphs, and so does a line that begins like a subsection. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*(?:\(\w{1,4}\)|\w{1,3}\.)\s)/)
    .map((one) => one.replace(/\s+/g, ' '));
}

/** Whether one sentence of a section states a figure, and the words around say what it counts. */
function states({ text }: StatuteSection, figure: LawFigure): boolean {
  const wanted = figuresOf(figureText({ ...figure, unit: plainUnit(figure.unit) })).stated;
  const counted = [...contentWords(figure.of)];
  const sentences = paragraphsOf(text).flatMap((one) => sentencesOf(plainNumbers(one)));
  return sentences.some((sentence, at) => {
    const figures = figuresOf(sentence);
    if (!wanted.every((one) => statesFigure(figures, one))) return false;
    const own = contentWords(sentence);
    const around = contentWords(
      sentences.slice(Math.max(0, at - SENTENCES_AROUND), at + 1 + SENTENCES_AROUND).join(' '),
    );
    const shared = counted.filter((word) => around.has(word)).length;
    return (
      counted.length === 0 ||
      ((own.size < WHOLE_SENTENCE || counted.some((word) => own.has(word))) &&
        shared / counted.length >= SHARED_MIN)
    );
  });
}

function plainUnit(unit: LawFigure['unit']): LawFigure['unit'] {
  return unit === 'business days' ? 'days' : unit;
}

/** Whether a section has its subsection: 'B.2' wants '(B)' or 'B.' and then '(2)' or '2.'. */
function hasSubsection({ text }: StatuteSection, subsection: string): boolean {
  return subsection.split('.').every((part) => {
    const mark = part.replace(/[^\w-]/g, '');
    return new RegExp(`(?:\\(${mark}\\)|(?:^|—|^\\s*[A-Z]\\.)\\s*${mark}\\.)`, 'im').test(text);
  });
}

function isSame(a: LawFigure, b: LawFigure): boolean {
  return a.value === b.value && a.unit === b.unit && a.of === b.of;
}

/** Share of a statement's words that its section says too. */
function sharedWords({ statement }: LawFact, { text }: StatuteSection): number {
  const words = [...contentWords(statement)];
  const own = contentWords(text);
  return words.filter((word) => own.has(word)).length / Math.max(1, words.length);
}

function faultsOf(fact: LawFact, sections: readonly StatuteSection[]): string[] {
  const { section, subsection } = fact.citation;
  if (sections.length === 0) return [`no section ${section} in the texts`];
  return [
    ...(subsection === undefined || sections.some((one) => hasSubsection(one, subsection))
      ? []
      : [`section ${section} has no subsection ${subsection}`]),
    ...(sections.some((one) => sharedWords(fact, one) >= WORDS_MIN)
      ? []
      : [`section ${section} speaks of something else`]),
    ...fact.figures
      .filter((figure, at) => fact.figures.findIndex((one) => isSame(one, figure)) < at)
      .map((figure) => `lists ${figureText(figure)} (${figure.of}) twice`),
    ...fact.figures
      .filter((figure) => !sections.some((one) => states(one, figure)))
      .map((figure) => `section ${section} does not state ${figureText(figure)} (${figure.of})`),
  ];
}

/**
 * Holds every checked fact against texts of the law: the section exists and states every figure
 * in a sentence that speaks of what the figure counts.
 *
 * @param folder has a folder for each state, named by its two letters, with Markdown files
 */
export function verifyFacts(facts: readonly LawFact[], folder: string): Verification {
  const texts = new Map<string, StatuteTexts>();
  const result: Verification = { confirmed: [], withoutText: [], faults: [] };
  for (const fact of facts.filter(({ verification }) => verification === 'checked')) {
    const text = texts.get(fact.state) ?? new StatuteTexts(join(folder, fact.state));
    texts.set(fact.state, text);
    if (text.isEmpty) {
      result.withoutText.push(fact.id);
      continue;
    }
    const faults = faultsOf(fact, text.find(fact.citation.section));
    if (faults.length === 0) result.confirmed.push(fact.id);
    result.faults.push(...faults.map((message) => ({ id: fact.id, message })));
  }
  return result;
}
