import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { lawQuestion } from '@hoa/core/law/law-questions';
import { LAW_MARK, marksOf, OWN_MARKS, soleMark } from '@hoa/core/letters/marked-text';
import type { Letter, LetterCondition, LetterField } from '@hoa/core/schemas/letter';
import { inReadingOrder, type Problem } from '../problem.ts';
import { markedTexts } from './letter-file-schema.ts';
import type { ReadLetters } from './letter-files.ts';

/** What a citation looks like; those of a letter come from the table of the law alone. */
const CITATION = /§|\b(?:Stat|Code|Comp|Rev|U\.S\.C|C\.F\.R)\.|\b(?:statute|section) \d/i;
const BRACES = /[{}]/;
const WHOLE_MARKS = /\{[A-Za-z]+\}/g;

function conditionsOf({ body }: Letter): LetterCondition[] {
  return body.flatMap(({ when }) => when ?? []);
}

function markFaults(letter: Letter): string[] {
  const declared = new Set<string>(letter.fields.map(({ id }) => id));
  const texts = markedTexts(letter);
  const lawTexts = letter.body.flatMap((part) => (part.kind === 'law' ? [part.lead] : []));
  const used = new Set([
    ...texts.flatMap(marksOf),
    ...conditionsOf(letter).map(({ field }) => field),
    'today',
    'sentBy',
  ]);
  return [
    ...[...used]
      .filter((name) => !OWN_MARKS.includes(name) && !declared.has(name))
      .map((name) => `{${name}} is no field of the letter`),
    ...[...declared].filter((id) => !used.has(id)).map((id) => `the field ${id} is never used`),
    ...texts
      .filter((text) => BRACES.test(text.replace(WHOLE_MARKS, '')))
      .map((text) => `'${text}' has a brace that belongs to no mark`),
    ...texts
      .filter((text) => marksOf(text).includes(LAW_MARK) && !lawTexts.includes(text))
      .map((text) => `'${text}' names the law outside the lead of its rules`),
  ];
}

/** Fields of several lines that stand within a sentence would be run together. */
function lineFaults(letter: Letter): string[] {
  const several = new Set<string>(
    letter.fields.filter(({ kind }) => kind === 'lines').map(({ id }) => id),
  );
  return markedTexts(letter)
    .filter((text) => soleMark(text) === undefined)
    .flatMap((text) => marksOf(text).filter((name) => several.has(name)))
    .map((name) => `{${name}} is a list and stands by itself`);
}

function choiceFaults(letter: Letter): string[] {
  const choices = new Map<string, LetterField>(letter.fields.map((field) => [field.id, field]));
  return [
    ...letter.fields
      .filter(({ kind, options }) => kind === 'choice' && (options ?? []).length < 2)
      .map(({ id }) => `the choice ${id} has nothing to choose from`),
    ...conditionsOf(letter).flatMap(({ field, is = [] }) =>
      is
        .filter((value) => !choices.get(field)?.options?.some((option) => option.value === value))
        .map((value) => `'${value}' is no option of ${field}`),
    ),
  ];
}

function faultsOf(letter: Letter): string[] {
  const ids = letter.fields.map(({ id }) => id);
  const questions = letter.body.flatMap((part) => (part.kind === 'law' ? part.questions : []));
  return [
    ...markFaults(letter),
    ...lineFaults(letter),
    ...choiceFaults(letter),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the field ${id} stands twice`),
    ...questions
      .filter((id) => lawQuestion(id) === undefined)
      .map((id) => `'${id}' is no question of the table of the law`),
    ...letter.articles
      .filter((slug) => !CATALOGUE_TOPICS.has(slug))
      .map((slug) => `'${slug}' is no topic of the catalogue`),
    ...markedTexts(letter)
      .filter((text) => CITATION.test(text.replace(WHOLE_MARKS, '')))
      .map((text) => `'${text}' cites law; citations come from the table of the law alone`),
  ];
}

/** Checks the letters: every mark has its field, every field its use, and no law is written by hand. */
export function checkLetters({ letters, problems }: ReadLetters): Problem[] {
  const found = letters.flatMap((letter) =>
    faultsOf(letter).map((message) => ({ file: `${letter.slug}.yaml`, message })),
  );
  return inReadingOrder([...problems, ...found]);
}
