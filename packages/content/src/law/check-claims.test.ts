import type { LawFact } from '@hoa/core/schemas/law';
import { describe, expect, test } from 'vitest';
import { sourceArticle } from '../checks/article.fixture.ts';
import { checkedArticle } from '../checks/checked-article.ts';
import { problemText } from '../problem.ts';
import { checkClaims } from './check-claims.ts';
import { TRUE_FACTS } from './law.fixture.ts';
import { lawPlaces } from './placed-facts.ts';

/** True of the facts of the fixture, in every shape that articles use. */
const BODY = `## In short

In Virginia a fine is at most $75 once, or $12 a day for up to 80 days.

## Side by side

| State | Cap | Notice |
| --- | --- | --- |
| North Carolina | $100 for a violation | 10 days before the hearing |
| Virginia | $75, or $12 a day | Up to 80 days of daily fines |

| Question | Virginia | North Carolina |
| --- | --- | --- |
| Largest fine | $75 once | $100 |

A board once fined 9 owners $40 each. Over 80 days that is 80 × $12 = $960 in Virginia.

## State law

Utah liens need more than $600 and 30 days (Utah Code § 57-9-4). North Carolina owners with ten percent
of the votes call a meeting, with notice 14 to 45 days ahead, while Virginia opens books within five
business days (Va. Code § 10.1-1802). Copies there may cost at most $250. Elsewhere most states allow 21
days. Since January 1, 2024, under HB 913 and section 5850, Virginia has had chapter 18.
`;

const NAMED = ['va-fine-cap', 'va-records', 'nc-fine-cap', 'nc-special-meeting', 'ut-lien'];
const FACTS = TRUE_FACTS.filter(({ id }) => NAMED.includes(id));

function placed(facts: readonly LawFact[]) {
  return facts.map((fact, at) => ({ fact, file: `facts/${fact.state}.yaml`, line: at + 10 }));
}

function faults(
  body: string,
  facts: readonly string[] = NAMED,
  table: readonly LawFact[] = TRUE_FACTS,
  answer?: string,
): string[] {
  const source = sourceArticle('violation-fines', body);
  const answered =
    answer === undefined
      ? []
      : [
          {
            anchor: 'in-short',
            line: 1,
            answers: [
              { type: 'how-much' as const, questions: ['How much?'], text: answer, line: 4 },
            ],
          },
        ];
  const article = {
    ...source,
    answered,
    frontMatter: { ...source.frontMatter, facts: [...facts] },
  };
  return checkClaims([checkedArticle(article)], lawPlaces(placed(table))).map(problemText);
}

function changed(from: string, to: string, nth = 1): string {
  const parts = BODY.split(from);
  expect(parts.length, `'${from}' must stand in the text`).toBeGreaterThan(nth);
  return `${parts.slice(0, nth).join(from)}${to}${parts.slice(nth).join(from)}`;
}

test('an article that says what its facts say passes, sums, dates and citations apart', () => {
  expect(faults(BODY)).toEqual([]);
});

test('a fault names the line of the article and the fact with its file and line', () => {
  const [fault] = faults(changed('$75 once, or', '$85 once, or'));
  expect(fault).toMatch(
    /^legal-compliance\/violation-fines\.md:23: says \$85 for Virginia; va-fine-cap \(law\/facts\/VA\.yaml:10\) says \$75 and \$12/,
  );
});

test('the answers beside an article are held against the same facts', () => {
  expect(faults(BODY, NAMED, TRUE_FACTS, 'In Virginia a fine is at most $75 once.')).toEqual([]);
  const [fault] = faults(BODY, NAMED, TRUE_FACTS, 'In Virginia a fine is at most $70 once.');
  expect(fault).toContain('violation-fines.answers.yaml:4: says $70 for Virginia; va-fine-cap');
});

describe('a figure changed in the article is found', () => {
  test.each([
    ['$75 once, or', '$750 once, or', 1],
    ['$12 a day for', '$13 a day for', 1],
    ['up to 80 days.', 'up to 90 days.', 1],
    ['up to 80 days.', 'up to 80 weeks.', 1],
    ['$100 for a violation', '$500 for a violation', 1],
    ['10 days before the hearing', '14 hours before the hearing', 1],
    ['10 days before the hearing', '100 days before the hearing', 1],
    ['| $75, or $12 a day |', '| $75, or $21 a day |', 1],
    ['Up to 80 days of daily fines', 'Up to 60 days of daily fines', 1],
    ['$75 once | $100', '$100 once | $100', 1],
    ['$75 once | $100', '$75 once | $75', 1],
    ['$75 once | $100', '$75 once | $1,000', 1],
    ['than $600', 'than $6,000', 1],
    ['and 30 days', 'and 31 days', 1],
    ['and 30 days', 'and 30 business days', 1],
    ['ten percent', 'twenty percent', 1],
    ['14 to 45 days', '12 to 45 days', 1],
    ['14 to 45 days', '14 to 60 days', 1],
    ['within five\nbusiness days', 'within ten\nbusiness days', 1],
    ['within five\nbusiness days', 'within five\ndays', 1],
    ['may cost at most $250', 'may cost at most $25', 1],
    ['than $600 and', 'than one-third of $600 and', 1],
    ['than $600 and', 'than $600 or 3 percent and', 1],
    ['Over 80 days that is', 'Over 85 days that is', 1],
  ])('%s as %s', (from, to, nth) => {
    expect(faults(changed(from, to, nth))).not.toEqual([]);
  });
});

test('a figure that has taken the place of another one of its rule is found', () => {
  const [fault] = faults(changed('$75 once, or $12', '$12 once, or $12'));
  expect(fault).toContain('says $12 twice; va-fine-cap (law/facts/VA.yaml:10) says $75 and $12');
  expect(faults(changed('14 to 45 days', '45 to 45 days'))).not.toEqual([]);
});

test('a cell that names no state goes on with the state of the cell before it', () => {
  const rows = (notice: string) =>
    `${BODY}\n| Step | Unpaid money | Violation |\n| --- | --- | --- |\n| Hearing | None in Virginia | ${notice} |\n`;
  expect(faults(rows('Books open within five business days'))).toEqual([]);
  expect(faults(rows('Books open within six business days'))).not.toEqual([]);
});

describe('a figure under the wrong state is found', () => {
  test.each([
    ['In Virginia a fine is', 'In North Carolina a fine is'],
    ['In Virginia a fine is', 'In Utah a fine is'],
    ['| North Carolina | $100', '| Utah | $100'],
    ['Virginia | North Carolina |', 'North Carolina | Virginia |'],
    ['Utah liens', 'Virginia liens'],
    ['(Utah Code § 57-9-4)', '(Fla. Stat. § 720.305)'],
    ['while Virginia opens', 'while Texas opens'],
    ['North Carolina owners', 'South Carolina owners'],
  ])('%s as %s', (from, to) => {
    const state = changed(from, to).replace(
      from.startsWith('(Utah') ? 'Utah liens' : '\0',
      'Liens',
    );
    expect(faults(state)).not.toEqual([]);
  });
});

describe('a figure changed in the table is found', () => {
  test.each(FACTS.flatMap((fact) => fact.figures.map((_, at) => [fact.id, at + 1] as const)))(
    '%s, figure %i',
    (id, nth) => {
      const table = TRUE_FACTS.map((fact) =>
        fact.id === id
          ? {
              ...fact,
              figures: fact.figures.map((figure, at) =>
                at === nth - 1 ? { ...figure, value: Number(figure.value) + 1 } : figure,
              ),
            }
          : fact,
      );
      expect(faults(BODY, NAMED, table)).not.toEqual([]);
    },
  );
});

test.each(NAMED)('a fact that is no longer named is missed: %s', (id) => {
  const rest = NAMED.filter((one) => one !== id);
  expect(faults(BODY, rest).join('\n')).toMatch(/says .* for /);
});

test('a fact that left the table is missed like one that is not named', () => {
  const table = TRUE_FACTS.filter(({ id }) => id !== 'ut-lien');
  expect(faults(BODY, NAMED, table)).toHaveLength(2);
});

test('a state whose facts the article does not name is told as that', () => {
  expect(faults('## In short\n\nIn Utah a lien needs 30 days.', [])).toEqual([
    'legal-compliance/violation-fines.md:23: says 30 days for Utah; the article names no fact of that state > If it is ut-lien (law/facts/UT.yaml:17), name it under facts. It stands in: "In Utah a lien needs 30 days."',
  ]);
});
