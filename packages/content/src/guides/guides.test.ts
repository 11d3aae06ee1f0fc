import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { choicesOf, isValued, UNKNOWN, walkGuide } from '@hoa/core/guides/guide-path';
import { runGuide } from '@hoa/core/guides/run-guide';
import { STATES } from '@hoa/core/jurisdictions';
import { fillLetter } from '@hoa/core/letters/fill-letter';
import type { Guide, GuideDate, GuideQuestion } from '@hoa/core/schemas/guide';
import { guideSchema } from '@hoa/core/schemas/guide';
import { type GuideAnswers, type GuideOutcome, guideRunSchema } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { readLaw } from '../law/law-files.ts';
import { readLetters } from '../letters/letter-files.ts';
import { checkGuides } from './check-guides.ts';
import { readGuides } from './guide-files.ts';
import { readGuideGround } from './guide-ground.ts';

const TODAY = '2026-11-22';
const { guides, problems } = readGuides();
const ground = readGuideGround();
const { acts } = readLaw();
const letters = new Map(readLetters().letters.map((letter) => [letter.slug, letter]));

/** Federal holidays as they are observed (opm.gov, list of 2026 and 2027), weekends apart. */
const HOLIDAYS = new Set(
  `2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12
  2026-11-11 2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18
  2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31`.split(/\s+/),
);

/** A second way of counting, with the dates of the language. */
function countAgain(from: string, value: number, unit: string, direction: string): string {
  const date = new Date(`${from}T12:00:00Z`);
  const sign = direction === 'before' ? -1 : 1;
  const shift = (days: number) => date.setUTCDate(date.getUTCDate() + days);
  const text = () => date.toISOString().slice(0, 10);
  if (unit === 'business days') {
    for (let left = value; left > 0; ) {
      shift(sign);
      const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
      if (!isWeekend && !HOLIDAYS.has(text())) left -= 1;
    }
  } else if (unit === 'hours') shift((sign * value) / 24);
  else if (unit === 'months') date.setUTCMonth(date.getUTCMonth() + sign * value);
  else shift(sign * value);
  return text();
}

/** The figure that a date was counted by, looked up in the table by its fact alone. */
function expectedDay(
  date: GuideDate,
  planned: GuideOutcome['dates'][number],
  answers: GuideAnswers,
) {
  const from = date.from === 'today' ? TODAY : (answers[date.from] ?? '');
  if (planned.basis === 'answer') return from;
  if (planned.basis === 'ours') return countAgain(from, date.days ?? 0, 'days', date.direction);
  if (planned.basis === 'documents') {
    return countAgain(from, Number(answers[date.documents ?? '']), 'days', date.direction);
  }
  const fact = ground.facts.find(({ id }) => id === planned.fact);
  const named = date.figures.filter((figure) => figure.fact === planned.fact);
  const days = named.map(({ of }) => {
    const figure = fact?.figures.find((one) => one.of === of);
    return countAgain(from, Number(figure?.value), figure?.unit ?? '', date.direction);
  });
  return days.find((day) => day === planned.date) ?? days[0];
}

const DAYS = ['2026-10-30', '2026-11-20', '2026-12-24'];
const AMOUNTS = ['40', '100', '1250.50'];

/** A path at random, the same ones every time. */
function randomPath(guide: Guide, state: string, random: () => number): GuideAnswers {
  let answers: GuideAnswers = {};
  for (;;) {
    const { next } = walkGuide(guide, answers);
    if (next === null) return answers;
    answers = { ...answers, [next.id]: answerTo(next, state, random) };
  }
}

function answerTo(question: GuideQuestion, state: string, random: () => number): string {
  if (question.kind === 'state') return state;
  const pick = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
  if (!isValued(question)) return pick(choicesOf(question));
  return pick([
    ...(question.kind === 'date' ? DAYS : question.kind === 'money' ? AMOUNTS : ['45']),
    UNKNOWN,
  ]);
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('ten guides are whole: each path ends, each name exists, no mark is left unfilled', () => {
  expect(guides).toHaveLength(10);
  expect(checkGuides({ guides, problems }, ground)).toEqual([]);
  for (const guide of guides) expect(guideSchema.safeParse(guide).error).toBeUndefined();
}, 60_000);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s counts every date as a second calculation does, in every state',
  (_slug, guide) => {
    const law = lawOfGuide(guide, { facts: ground.facts, acts });
    const random = seeded(7);
    const reached = new Set<string>();
    const counted = new Set<string>();
    for (const { code } of [...STATES, ...STATES]) {
      for (let turn = 0; turn < 12; turn += 1) {
        const answers = randomPath(guide, code, random);
        const run = runGuide(guide, answers, { law, today: TODAY });
        expect(guideRunSchema.safeParse(run).error).toBeUndefined();
        const { outcome } = run;
        if (outcome === null) throw new Error('a whole path has no outcome');
        reached.add(outcome.standing.title);
        for (const planned of outcome.dates) {
          const date = guide.dates.find(({ id }) => id === planned.id);
          if (planned.date === null || date === undefined) {
            expect(planned.working.length).toBeGreaterThan(10);
            continue;
          }
          counted.add(`${planned.id} ${planned.basis}`);
          expect([planned.id, code, answers, planned.date]).toEqual([
            planned.id,
            code,
            answers,
            expectedDay(date, planned, answers),
          ]);
          if (planned.fact !== undefined) {
            const own = outcome.facts.some(({ id }) => id === planned.fact);
            expect([planned.fact, own]).toEqual([planned.fact, true]);
          }
        }
        expect(JSON.stringify({ ...outcome, facts: [] })).not.toMatch(/\{\w+\}/);
      }
    }
    expect(counted.size).toBeGreaterThan(2);
    expect(reached.size).toBeGreaterThan(2);
  },
  60_000,
);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s leaves no unfilled mark in a letter that is not shown as missing',
  (_slug, guide) => {
    const law = lawOfGuide(guide, { facts: ground.facts, acts });
    const random = seeded(11);
    for (const code of ['CA', 'VA', 'TX', 'FL', 'WY']) {
      const facts = ground.facts.filter(({ state }) => state === code);
      for (let turn = 0; turn < 8; turn += 1) {
        const { outcome } = runGuide(guide, randomPath(guide, code, random), { law, today: TODAY });
        for (const { slug, values } of outcome?.letters ?? []) {
          const letter = letters.get(slug);
          if (letter === undefined) throw new Error(`there is no letter ${slug}`);
          const filled = fillLetter(letter, values, { facts, state: code });
          const missing = new Set<string>(filled.missing.map(({ field }) => field));
          const marked = filled.blocks.flatMap(({ lines }) => lines.flat());
          for (const run of marked.filter(({ kind }) => kind === 'missing')) {
            expect(missing.has(run.field ?? '')).toBe(true);
          }
          expect(filled.text).not.toMatch(/\{\w+\}/);
          expect(filled.problems).toEqual([]);
        }
      }
    }
  },
  60_000,
);

const [fined] = guides;

test.each([
  [
    'a branch on an answer that there is not',
    (g: Guide) => ({ ...g, points: [{ text: 'x', rests: [], when: { stage: ['maybe'] } }] }),
  ],
  [
    'a question after a later one',
    (g: Guide) => ({
      ...g,
      questions: g.questions.map((q) =>
        q.id === 'stage' ? { ...q, when: { agree: ['agreed'] } } : q,
      ),
    }),
  ],
  [
    'a fact that there is not',
    (g: Guide) => ({
      ...g,
      dates: g.dates.map((d) => ({ ...d, figures: [{ fact: 'va-nothing', of: 'days' }] })),
    }),
  ],
  [
    'a figure that its fact has not',
    (g: Guide) => ({
      ...g,
      dates: g.dates.map((d) => ({ ...d, figures: [{ fact: 'va-fine-notice', of: 'weeks' }] })),
    }),
  ],
  [
    'a passage that its article has not',
    (g: Guide) => ({
      ...g,
      reading: [{ slug: 'violation-fines', title: 'x', heading: 'Nothing', url: '/x' }],
    }),
  ],
  [
    'a letter that there is not',
    (g: Guide) => ({ ...g, letters: [{ slug: 'ransom-note', title: 'x', why: 'x', fields: {} }] }),
  ],
  ['answers without a standing', (g: Guide) => ({ ...g, standing: g.standing.slice(0, 1) })],
  [
    'a mark that nothing fills',
    (g: Guide) => ({ ...g, points: [{ text: 'On {noticeDate}.', rests: [] }] }),
  ],
])('the check tells an editor of %s', (_fault, change) => {
  if (fined === undefined) throw new Error('there are no guides');
  const found = checkGuides({ guides: [change(fined)], problems: [] }, ground);
  expect(found.map(({ file }) => file)).toContain('fined.yaml');
});
