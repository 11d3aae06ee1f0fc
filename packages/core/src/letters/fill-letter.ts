import type { FilledLetter, LetterBlock, LetterRun } from '../schemas/filled-letter.ts';
import type {
  Letter,
  LetterCondition,
  LetterField,
  LetterPart,
  LetterValues,
} from '../schemas/letter.ts';
import { inSentence, readValue } from './field-values.ts';
import {
  citedRule,
  type LetterPlace,
  lawName,
  lawOfPart,
  lawToCome,
  letterBasis,
  type PartLaw,
} from './letter-law.ts';
import { letterText } from './letter-text.ts';
import { DECLARATION_MARK, LAW_MARK, marksOf, soleMark, splitMarks } from './marked-text.ts';

type BlockKind = LetterBlock['kind'];

/** Stands in a letter whose state has a rule for each kind of community, until one is chosen. */
export const CHOOSE_COMMUNITY = '[Choose the kind of community: the law has a rule for each]';

/** A letter on its way: what was given, read once, and what it turned out to lack. */
class Filling {
  readonly #fields: ReadonlyMap<string, LetterField>;
  readonly #values = new Map<string, string[]>();
  readonly #given: LetterValues;
  readonly #declaration: string;
  /** Fields that say which parts there are. */
  readonly #deciding: ReadonlySet<string>;
  readonly #missing = new Map<LetterField['id'], string>();
  readonly problems: FilledLetter['problems'] = [];
  law = '';

  constructor({ fields, body }: Letter, given: LetterValues, { community }: LetterPlace) {
    this.#declaration = community === 'cooperative' ? 'proprietary lease' : 'declaration';
    this.#deciding = new Set(body.flatMap(({ when }) => (when === undefined ? [] : [when.field])));
    this.#fields = new Map(fields.map((field) => [field.id, field]));
    this.#given = given;
    for (const field of fields) {
      const read = readValue(field, given[field.id]);
      if (read === undefined) continue;
      if ('problem' in read) this.problems.push({ field: field.id, message: read.problem });
      else if (read.lines.length > 0) this.#values.set(field.id, read.lines);
    }
  }

  /** The fields that were filled in for nothing: no part of the letter as it is names them. */
  unused(blocks: readonly LetterBlock[]): FilledLetter['unused'] {
    const runs = blocks.flatMap(({ lines }) => lines.flat());
    const used = new Set<string>([...runs.flatMap(({ field = [] }) => field), ...this.#deciding]);
    return [...this.#fields.values()]
      .filter(({ id }) => this.#values.has(id) && !used.has(id))
      .map(({ id, label }) => ({ field: id, label }));
  }

  get missing(): FilledLetter['missing'] {
    return [...this.#missing].map(([field, label]) => ({ field, label }));
  }

  /** Whether a condition holds; without one a part is always there. */
  holds(condition: LetterCondition | undefined): boolean {
    if (condition === undefined) return true;
    const { field, is, given } = condition;
    const isGiven = this.#values.has(field);
    const isChosen = isGiven && is?.includes((this.#given[field] ?? '').trim()) === true;
    return (given === undefined || given === isGiven) && (is === undefined || isChosen);
  }

  /** A text that names what may be left out, and was, is left out with it. */
  #isLeftOut(text: string): boolean {
    return marksOf(text).some(
      (name) => this.#fields.get(name)?.required === false && !this.#values.has(name),
    );
  }

  #missingRun({ id, label }: LetterField): LetterRun {
    this.#missing.set(id, label);
    return { kind: 'missing', text: `[${label}]`, field: id };
  }

  #runs(text: string): LetterRun[] {
    const pieces = splitMarks(text);
    return pieces.flatMap((piece, place): LetterRun[] => {
      if ('words' in piece) return [{ kind: 'text', text: piece.words }];
      if (piece.mark === LAW_MARK) return [{ kind: 'text', text: this.law }];
      if (piece.mark === DECLARATION_MARK) return [{ kind: 'text', text: this.#declaration }];
      const field = this.#fields.get(piece.mark);
      if (field === undefined) return [];
      const lines = this.#values.get(field.id);
      if (lines === undefined) return [this.#missingRun(field)];
      const next = pieces[place + 1];
      const endsSentence = next !== undefined && 'words' in next && next.words.startsWith('.');
      const words = inSentence(field, lines);
      const value = endsSentence ? words.replace(/\.$/, '') : words;
      return [{ kind: 'value', text: value, field: field.id }];
    });
  }

  /** The lines of a text: a mark by itself becomes as many as its value has. */
  lines(text: string): LetterRun[][] {
    if (this.#isLeftOut(text)) return [];
    const name = soleMark(text);
    const lines = name === undefined ? undefined : this.#values.get(name);
    const field = name === undefined ? undefined : this.#fields.get(name);
    if (field === undefined || lines === undefined) return [this.#runs(text)];
    return lines.map((line) => [{ kind: 'value', text: line, field: field.id }]);
  }
}

function lawBlocks(
  id: string,
  part: Extract<LetterPart, { kind: 'law' }>,
  place: LetterPlace,
  filling: Filling,
): { blocks: LetterBlock[]; law: PartLaw } {
  const law = lawOfPart(part, place);
  const { facts, needsCommunity } = law;
  const isAtHand = place.facts !== undefined;
  const open = !isAtHand ? lawToCome(place) : needsCommunity ? CHOOSE_COMMUNITY : undefined;
  const toDo: LetterRun[][] = open === undefined ? [] : [[{ kind: 'check', text: open }]];
  filling.law = lawName(facts);
  if (facts.length === 0) {
    const lines = [...filling.lines(part.otherwise), ...toDo];
    return { blocks: [{ id, kind: 'paragraph', lines }], law };
  }
  return {
    law,
    blocks: [
      { id, kind: 'paragraph', lines: filling.lines(part.lead) },
      { id: `${id}-rules`, kind: 'law', lines: [...facts.map(citedRule), ...toDo] },
    ],
  };
}

function bodyBlocks(
  { body }: Letter,
  place: LetterPlace,
  filling: Filling,
): { blocks: LetterBlock[]; laws: PartLaw[] } {
  const laws: PartLaw[] = [];
  const blocks = body.flatMap((part, at): LetterBlock[] => {
    const id = `body-${at + 1}`;
    if (!filling.holds(part.when)) return [];
    if (part.kind === 'law') {
      const found = lawBlocks(id, part, place, filling);
      laws.push(found.law);
      return found.blocks;
    }
    if (part.kind === 'list') {
      const kind = part.numbered === true ? 'numbered-list' : 'list';
      return [{ id, kind, lines: part.items.flatMap((item) => filling.lines(item)) }];
    }
    return [{ id, kind: part.kind, lines: filling.lines(part.text) }];
  });
  return { blocks, laws };
}

/**
 * Fills a letter: what was given in its place, a mark in brackets for what is missing, and the rules
 * of the table of the law that it cites. Nothing is made up, and nothing of it is kept.
 *
 * @param values what was given, by field; what cannot be read is told and counts as missing
 */
export function fillLetter(letter: Letter, values: LetterValues, place: LetterPlace): FilledLetter {
  const filling = new Filling(letter, values, place);
  const block = (id: string, kind: BlockKind, texts: readonly string[]): LetterBlock => ({
    id,
    kind,
    lines: texts.flatMap((text) => filling.lines(text)),
  });
  const head = [
    block('from', 'sender', letter.from),
    block('date', 'date', ['{today}']),
    block('delivery', 'delivery', ['{sentBy}']),
    block('to', 'recipient', letter.to),
    block('subject', 'subject', [letter.subject]),
    block('about', 'about', letter.about),
    block('greeting', 'greeting', [letter.greeting]),
  ];
  const body = bodyBlocks(letter, place, filling);
  const blocks = [
    ...head,
    ...body.blocks,
    block('closing', 'closing', [letter.closing]),
    block('signature', 'signature', letter.signature),
    block('enclosures', 'enclosures', letter.enclosures),
  ].filter(({ lines }) => lines.length > 0);
  return {
    slug: letter.slug,
    title: letter.title,
    blocks,
    missing: filling.missing,
    unused: filling.unused(blocks),
    problems: filling.problems,
    basis: letterBasis(letter, place, body.laws),
    text: letterText(blocks),
  };
}
