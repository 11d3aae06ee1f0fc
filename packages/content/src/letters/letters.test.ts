import { FEDERAL, STATES } from '@hoa/core/jurisdictions';
import { inLawOrder } from '@hoa/core/law/law-table';
import { citationText } from '@hoa/core/law/law-text';
import { fillLetter } from '@hoa/core/letters/fill-letter';
import { letterQuestions } from '@hoa/core/letters/letter-law';
import { ruleFor } from '@hoa/core/letters/letter-rule';
import { sampleValues } from '@hoa/core/letters/sample-values.fixture';
import { type FilledLetter, filledLetterSchema } from '@hoa/core/schemas/filled-letter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawTable, readLaw } from '../law/law-files.ts';
import { checkLetters } from './check-letters.ts';
import { readLetters } from './letter-files.ts';

const read = readLetters();
const { letters } = read;
const facts = inLawOrder(lawTable(readLaw()).facts);
/** Read once: they are looked for in every letter of every state. */
const rules = new Map(facts.map((fact) => [fact.id, ruleFor(fact)]));
const COMMUNITIES = ['planned-community', 'condominium', undefined] as const;

const runs = ({ blocks }: FilledLetter) => blocks.flatMap(({ lines }) => lines.flat());

test('there are letters for owners and notices for boards, all in order', () => {
  expect(checkLetters(read)).toEqual([]);
  expect(letters.filter((letter) => letter.for === 'owner').length).toBeGreaterThanOrEqual(12);
  expect(letters.filter((letter) => letter.for === 'board').length).toBeGreaterThanOrEqual(12);
});

describe.each(letters.map((letter) => [letter.slug, letter] as const))('%s', (_slug, letter) => {
  test.each([0, 1, 2, 3, 4])('filled in whole, it has nothing to fill in (choice %i)', (option) => {
    for (const state of [undefined, 'CA', 'FL', 'TX', 'VA', 'GA', 'MD']) {
      const place = { state, community: 'planned-community' as const, facts };
      const filled = fillLetter(letter, sampleValues(letter.fields, option), place);
      expect(filled.missing).toEqual([]);
      expect(filled.problems).toEqual([]);
      expect(runs(filled).filter(({ kind }) => kind === 'missing')).toEqual([]);
      expect(filled.text).not.toMatch(/[{}]|undefined|null|\.\.|,,/);
      expect(filledLetterSchema.parse(filled)).toEqual(filled);
    }
  });

  test('in every state it cites rules of that state and of federal law, or the documents alone', () => {
    for (const state of [undefined, ...STATES.map(({ code }) => code)]) {
      for (const community of COMMUNITIES) {
        const values = sampleValues(letter.fields);
        const { basis, text } = fillLetter(letter, values, { state, community, facts });
        for (const fact of basis.facts) {
          expect([FEDERAL, state]).toContain(fact.state);
          expect(letterQuestions(letter)).toContain(fact.question);
          expect(['both', 'federal', community]).toContain(fact.community);
          expect(text).toContain(`${citationText(fact.citation)}`);
          expect(text).toContain(ruleFor(fact));
          const isMarked = text.includes(`${ruleFor(fact)} [Not checked by us`);
          expect(isMarked).toBe(fact.verification === 'cited');
        }
        const cited = [...rules].filter(([, rule]) => rule !== '' && text.includes(rule));
        expect(new Set(cited.map(([id]) => id))).toEqual(new Set(basis.facts.map(({ id }) => id)));
        expect(basis.reliesOn).toBe(basis.facts.length > 0 ? 'law' : 'documents');
        expect(basis.note).toMatch(/\.$/);
      }
    }
  });
});

const someLetter = fc.constantFrom(...letters);
const someState = fc.constantFrom(undefined, ...STATES.map(({ code }) => code));

test('whatever is left out is marked where it belongs, and nothing is made up', () => {
  fc.assert(
    fc.property(
      someLetter.chain((letter) =>
        fc.record({
          letter: fc.constant(letter),
          given: fc.subarray(letter.fields.map(({ id }) => id)),
          option: fc.nat(4),
        }),
      ),
      someState,
      fc.constantFrom(...COMMUNITIES),
      ({ letter, given, option }, state, community) => {
        const all = sampleValues(letter.fields, option);
        const values = Object.fromEntries(given.map((id) => [id, all[id]]));
        const filled = fillLetter(letter, values, { state, community, facts });
        const marked = runs(filled).filter(({ kind }) => kind === 'missing');
        expect(new Set(marked.map(({ field }) => field))).toEqual(
          new Set(filled.missing.map(({ field }) => field)),
        );
        const names = new Set<string | undefined>(given);
        const isGiven = (field?: string) => names.has(field);
        const isRequired = (field?: string) =>
          letter.fields.some(({ id, required }) => id === field && required);
        const wronglyMarked = marked.filter(
          ({ field, text }) => isGiven(field) || !isRequired(field) || !filled.text.includes(text),
        );
        expect(wronglyMarked).toEqual([]);
        const madeUp = runs(filled).filter(
          ({ kind, field }) => kind === 'value' && !isGiven(field),
        );
        expect(madeUp).toEqual([]);
        expect(filled.text).not.toMatch(/[{}]/);
      },
    ),
    { numRuns: 400 },
  );
});

test('what a visitor writes stands in the letter as it was written, and is never read as a mark', () => {
  fc.assert(
    fc.property(
      someLetter,
      fc
        .string({ minLength: 1, maxLength: 80, unit: 'binary' })
        .filter((text) => text.trim() !== ''),
      (letter, words) => {
        const name = `${words} {today} [Your name] <b>`;
        const filled = fillLetter(letter, { senderName: name, associationName: name }, { facts });
        const values = runs(filled).filter(({ field }) => field === 'associationName');
        expect(values.length).toBeGreaterThan(0);
        for (const { text } of values) expect(text).toBe(name.replace(/\s+/g, ' ').trim());
      },
    ),
    { numRuns: 200 },
  );
});

test('no letter is written in our voice, or under a rule that says there is none', () => {
  for (const letter of letters) {
    for (const { code: state } of STATES) {
      for (const community of ['planned-community', 'condominium'] as const) {
        const values = sampleValues(letter.fields, 0);
        const { text } = fillLetter(letter, values, { state, community, facts });
        expect(text, `${letter.slug} in ${state}`).not.toMatch(
          /\bwe (?:have )?(?:read|found)\b|: (?:No [A-Z][a-z]+ statute|In [A-Z][a-z]+ no statute) /,
        );
      }
    }
  }
});

test.each([
  ['hearing-request', 'WI', 'condominium', /does not ask for a hearing/],
  ['hearing-request', 'MA', 'condominium', /sets no notice period/],
  ['fine-dispute', 'GA', 'planned-community', /sets no dollar cap/],
  ['payment-plan-request', 'VA', 'planned-community', /do not make an association offer/],
  ['records-request', 'AK', 'condominium', /sets no number of days/],
] as const)('%s in %s does not rest on what the act leaves out', (slug, state, community, what) => {
  const letter = letters.find((one) => one.slug === slug);
  if (letter === undefined) throw new Error('there is no such letter');
  const { text } = fillLetter(letter, {}, { state, community, facts });
  expect(text).not.toMatch(what);
});

test('a fine by the week is one in the notice of a hearing and in its decision', () => {
  const weekly = { 'hearing-notice': 'fineBasis', 'hearing-decision': 'decisionOutcome' };
  for (const [slug, field] of Object.entries(weekly)) {
    const letter = letters.find((one) => one.slug === slug);
    const value = field === 'fineBasis' ? 'weekly' : 'fined-weekly';
    if (letter === undefined) throw new Error('there is no such letter');
    const { text, problems } = fillLetter(letter, { [field]: value, fineAmount: '50' }, { facts });
    expect(text).toContain('$50.00');
    expect(text).toContain('for each week that the violation goes on');
    expect(problems).toEqual([]);
  }
});

test('one payment of a plan is not called months', () => {
  for (const slug of ['payment-plan-request', 'payment-plan-answer']) {
    const letter = letters.find((one) => one.slug === slug);
    if (letter === undefined) throw new Error('there is no such letter');
    const values = { monthlyPayment: '900', paymentCount: '1', decisionOutcome: 'agreed' };
    const { text } = fillLetter(letter, values, { facts });
    expect(text).toContain('onthly payments of $900.00, 1 in all');
    expect(text).not.toContain('1 months');
  }
});

test.each([
  ['collection-letter', 'VA', 'planned-community', /: Before a sale without a court the owner has/],
  ['buyer-disclosure', 'CO', 'condominium', /: The state.s contract form has the seller deliver/],
  ['assessment-increase-notice', 'UT', 'planned-community', /: Owners with at least 51 percent/],
  ['fine-dispute', 'AK', 'condominium', /: A fine must be reasonable.*Some small communities are/],
] as const)('%s in %s rests on the rule that comes after what is left out', (...row) => {
  const [slug, state, community, rule] = row;
  const letter = letters.find((one) => one.slug === slug);
  if (letter === undefined) throw new Error('there is no such letter');
  expect(fillLetter(letter, {}, { state, community, facts }).text).toMatch(rule);
});

test.each([
  ['fine-dispute', 'WI', 'planned-community', /It speaks only of fines/],
  ['fine-dispute', 'UT', 'planned-community', /Interest and late fees on a fine/],
  ['collection-letter', 'ME', 'planned-community', /it has to sue/],
  ['special-assessment-notice', 'FL', 'planned-community', /must approve\./],
] as const)('%s in %s cites no words that lean on what was left out', (...row) => {
  const [slug, state, community, words] = row;
  const letter = letters.find((one) => one.slug === slug);
  if (letter === undefined) throw new Error('there is no such letter');
  expect(fillLetter(letter, {}, { state, community, facts }).text).not.toMatch(words);
});

test('a rule that begins with what the act leaves out stays in a letter', () => {
  const letter = letters.find(({ slug }) => slug === 'fine-dispute');
  if (letter === undefined) throw new Error('there is no such letter');
  const place = { state: 'AL', community: 'planned-community' as const, facts };
  expect(fillLetter(letter, {}, place).text).toContain('must first be afforded');
});

test('what we did not find is left out of a letter, and the rule beside it stays', () => {
  const reminder = letters.find(({ slug }) => slug === 'architectural-decision');
  if (reminder === undefined) throw new Error('there is no such letter');
  const place = { state: 'TX', community: 'planned-community' as const, facts };
  const { basis, text } = fillLetter(reminder, {}, place);
  expect(basis.facts.map(({ id }) => id)).toContain('tx-architectural-denial');
  expect(text).not.toContain('No Texas statute');
});

test('a letter about a house cites no rule of condominiums alone', () => {
  for (const slug of ['hearing-request', 'fine-dispute']) {
    const letter = letters.find((one) => one.slug === slug);
    if (letter === undefined) throw new Error('there is no such letter');
    for (const { code: state } of STATES) {
      const place = { state, community: 'planned-community' as const, facts };
      expect(fillLetter(letter, {}, place).text, state).not.toMatch(/: In condominiums /);
    }
  }
});
