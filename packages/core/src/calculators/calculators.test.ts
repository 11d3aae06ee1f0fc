import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE_TOPICS } from '../categories/catalogue.ts';
import { lawQuestion } from '../law/law-questions.ts';
import { calculationSchema } from '../schemas/calculation.ts';
import { CALCULATORS, calculatorBySlug } from './all-calculators.ts';
import { type Calculator, mainFigure, readsParameter, textsOf } from './calculator.ts';
import { enteredRows } from './cell-text.ts';
import { inputSchema, textsSent } from './input-schema.ts';
import { TOOLS, toolsFor } from './tool-list.ts';

const slugs = CATALOGUE_TOPICS;

/** What somebody types, right or not. */
const anything = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom('', '0', '-1', '1e9', '2027-02-30', '1/0', '99999999999', 'NaN', '1x2x3_4', '__'),
  fc.integer({ min: -5, max: 1_000_000 }).map(String),
);

function textsFor({ fields }: Calculator) {
  return fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, anything])), {
    requiredKeys: [],
  });
}

test('the list and the calculators are the same, in one order', () => {
  expect(CALCULATORS.map(({ slug }) => slug)).toEqual(Object.keys(TOOLS));
  for (const { slug } of CALCULATORS) expect(calculatorBySlug(slug)?.slug).toBe(slug);
});

test('a topic shows what fits it', () => {
  expect(toolsFor('violation-fines').map(({ invitation }) => invitation)).toEqual([
    'Add up a fine',
  ]);
  expect(toolsFor('dog-parks')).toEqual([]);
});

describe.each(CALCULATORS.map((calculator) => [calculator.title, calculator] as const))(
  '%s',
  (_, calculator) => {
    const { fields, parts, topics, questions } = calculator;

    test('begins with a result, and shows every field once', () => {
      const outcome = calculator.run({}, []);
      expect('calculation' in outcome && calculationSchema.parse(outcome.calculation)).toBeTruthy();
      expect(parts.flatMap((part) => part.fields).toSorted()).toEqual(
        Object.keys(fields).toSorted(),
      );
      for (const { when } of Object.values(fields)) {
        if (when !== undefined) expect(Object.keys(fields)).toContain(when.field);
      }
    });

    test('belongs to articles and questions that there are', () => {
      expect(topics.filter((slug) => !slugs.has(slug))).toEqual([]);
      expect(questions.filter((id) => lawQuestion(id) === undefined)).toEqual([]);
    });

    test('answers or says what is wrong, whatever is typed', () => {
      fc.assert(
        fc.property(textsFor(calculator), (texts) => {
          const outcome = calculator.run(texts, []);
          if ('calculation' in outcome) {
            expect(calculationSchema.safeParse(outcome.calculation).error?.issues).toBeUndefined();
            expect(JSON.stringify(outcome.calculation)).not.toMatch(/NaN|Infinity|undefined/);
          } else {
            for (const { message } of outcome.problems)
              expect(message).toMatch(/^(?:[A-Z]|\d).*\.$/);
          }
          expect(enteredRows(calculator, texts).length).toBeGreaterThan(0);
        }),
        { numRuns: 300 },
      );
    });

    test('reads a program’s input as it reads a form', () => {
      const schema = inputSchema(fields);
      fc.assert(
        fc.property(textsFor(calculator), (texts) => {
          const sent = {
            ...Object.fromEntries(
              Object.entries(fields).map(([name, field]) => [name, field.start]),
            ),
            ...texts,
          };
          if (schema.safeParse(sent).success) {
            const outcome = calculator.run(sent, []);
            const wrong = 'problems' in outcome ? outcome.problems.length : 0;
            // What is wrong now is wrong between fields: each alone was read.
            expect(wrong).toBeLessThanOrEqual(1);
          }
        }),
        { numRuns: 100 },
      );
      expect(schema.safeParse({ nonsense: '1' }).success).toBe(false);
    });

    test('finds in an address what it was given, and nothing else', () => {
      const start = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field.start]),
      );
      expect(textsOf(fields, { ...start, utm_source: 'mail' })).toEqual(start);
      for (const name of Object.keys(fields)) expect(readsParameter(calculator, name)).toBe(true);
      for (const name of ['utm_source', 'constructor', '__proto__', 'a-0-b', 'toString-0-x']) {
        expect(readsParameter(calculator, name)).toBe(false);
      }
    });
  },
);

test('the cells of a form without scripts are rows, and empty ones are left out', () => {
  const wizard = calculatorBySlug('special-assessment');
  expect(
    textsOf(wizard?.fields ?? {}, {
      'kinds-0-kind': '1bed',
      'kinds-0-homes': '60',
      'kinds-0-share': '0.7',
      'kinds-1-kind': 'other',
      'kinds-1-homes': '',
      'kinds-1-share': '',
      'kinds-2-kind': 'shop',
      'kinds-2-homes': '1,2x_3',
      'kinds-2-share': '2',
    }).kinds,
  ).toBe('1bedx60x0.7_shopx1,23x2');
});

test('a program that leaves a figure out is not answered with the example of the form', () => {
  const votes = calculatorBySlug('quorum-and-votes');
  const sent = { quorum: '25%', present: 28, inFavor: 20, against: 8 };
  const texts = (more: object) => textsSent(votes?.fields ?? {}, { ...sent, ...more });
  expect(votes?.run(texts({ homes: 100 }), [])).toMatchObject({
    calculation: { working: expect.arrayContaining([expect.stringContaining('0 by proxy')]) },
  });
  expect(votes?.run(texts({}), [])).toMatchObject({ problems: [{ field: 'homes' }] });
  const notice = calculatorBySlug('notice-dates');
  const given = textsSent(notice?.fields ?? {}, { date: '2027-03-16', days: 14 });
  expect(given.most).toBe('0');
});

test('a part of a home is refused with the whole numbers that may be entered', () => {
  const votes = calculatorBySlug('quorum-and-votes');
  expect(votes?.run({ homes: '0.25' }, [])).toEqual({
    problems: [
      { field: 'homes', message: 'Please enter a whole number of homes, 1 to 1,000,000.' },
    ],
  });
});

test('a share that may be a quarter or a quarter of a percent is asked about', () => {
  const votes = calculatorBySlug('quorum-and-votes');
  for (const quorum of ['0.25', '.5', ' 0.5 ']) {
    expect(votes?.run({ quorum }, [])).toEqual({
      problems: [
        {
          field: 'quorum',
          message:
            'Please enter a percentage or a fraction, such as 25% or 1/4: a decimal such as 0.25 may mean 25% or 0.25%.',
        },
      ],
    });
  }
  for (const quorum of ['0', '0.0', '.', '101%', '2/1', '-0.25']) {
    expect(votes?.run({ quorum }, [])).toEqual({
      problems: [{ field: 'quorum', message: expect.stringContaining('above 0 and at most') }],
    });
  }
  for (const quorum of ['25', '0.5%', '1/3', '33.34']) {
    expect(votes?.run({ quorum }, [])).toHaveProperty('calculation');
  }
});

test('more than all of the votes is refused, since it can never be reached', () => {
  const votes = calculatorBySlug('quorum-and-votes');
  const refused = (texts: Record<string, string>) => votes?.run({ homes: '18', ...texts }, []);
  for (const [field, texts] of Object.entries<Record<string, string>>({
    quorumRule: { quorum: '100%', quorumRule: 'more-than' },
    adjourned: { quorum: '50%', quorumRule: 'more-than', adjourned: '1/1' },
    approvalRule: { approval: '100%', approvalRule: 'more-than' },
  })) {
    expect(refused(texts)).toEqual({
      problems: [{ field, message: expect.stringContaining('can never be reached') }],
    });
  }
  const votesCast = { present: '18', proxies: '0', inFavor: '9', against: '9' };
  const all = { homes: '18', quorum: '100%', ...votesCast };
  expect(refused(all)).toHaveProperty('calculation');
});

test('the notice of an assessment says when a payment is due in a month that is shorter', () => {
  const special = calculatorBySlug('special-assessment');
  const text = (due: string) => JSON.stringify(special?.run({ payment: 'installments', due }, []));
  expect(text('2027-01-31')).toContain('each month that follows, or on its last day where it is');
  expect(text('2027-01-28')).toContain('each month that follows. Interest');
});

test('a motion on which nobody voted fails for want of a vote', () => {
  const votes = calculatorBySlug('quorum-and-votes');
  const nobody = { homes: '18', quorum: '10%', present: '4', proxies: '0', inFavor: '0' };
  const texts = { ...nobody, against: '0', approval: '50%', approvalRule: 'at-least' };
  expect(votes?.run(texts, [])).toMatchObject({
    calculation: { answer: expect.stringContaining('fails: 0 in favor, and it takes 1.') },
  });
});

test('a result whose law is not at hand says so, and neither that no state is chosen nor that it has no rule', () => {
  const asking = CALCULATORS.filter(({ fields }) => Object.hasOwn(fields, 'state'));
  expect(asking).toHaveLength(7);
  for (const calculator of asking) {
    const outcome = calculator.run({ state: 'VA' }, undefined);
    const text = JSON.stringify(outcome);
    expect(text, calculator.slug).toContain('The rules of Virginia are not at hand');
    expect(text, calculator.slug).not.toMatch(/No state is chosen|no rule of Virginia/);
  }
});

test('the main figure of a calculator is one of its result, in words that fit a line', () => {
  for (const calculator of CALCULATORS) {
    for (const texts of [{}, { split: 'share' }]) {
      const outcome = calculator.run(texts, []);
      if (!('calculation' in outcome)) throw new Error(calculator.slug);
      const figure = mainFigure(calculator, outcome.calculation);
      expect(outcome.calculation.figures, calculator.slug).toContain(figure);
      if (calculator.mainFigure !== undefined) {
        expect(calculator.mainFigure, calculator.slug).toContain(figure?.label);
      }
    }
  }
});
