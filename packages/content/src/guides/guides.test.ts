import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { choicesOf, isValued, UNKNOWN, walkGuide } from '@hoa/core/guides/guide-path';
import { runGuide } from '@hoa/core/guides/run-guide';
import { STATES } from '@hoa/core/jurisdictions';
import type { Guide } from '@hoa/core/schemas/guide';
import { guideSchema } from '@hoa/core/schemas/guide';
import type { GuideQuestion } from '@hoa/core/schemas/guide-question';
import { type GuideAnswers, guideRunSchema } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { readLaw } from '../law/law-files.ts';
import { checkGuides } from './check-guides.ts';
import { expectedDate } from './count-again.fixture.ts';
import { readGuides } from './guide-files.ts';
import { readGuideGround } from './guide-ground.ts';

const TODAY = '2026-11-22';
const { guides, problems, setAside } = readGuides();
const ground = readGuideGround();
const { acts } = readLaw();

const table = new Map(ground.facts.map((fact) => [fact.id, fact]));

const DAYS = ['2026-10-30', '2026-11-20', '2026-12-24'];
const AMOUNTS = ['40', '100', '1250.50'];

/** A path at random, the same ones every time. */
function randomPath(guide: Guide, state: string, random: () => number): GuideAnswers {
  let answers: GuideAnswers = {};
  for (;;) {
    const { next } = walkGuide(guide, answers, TODAY);
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
  expect(checkGuides({ guides, problems, setAside }, ground)).toEqual([]);
  for (const guide of guides) expect(guideSchema.safeParse(guide).error).toBeUndefined();
}, 60_000);

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s counts every date as a second calculation does, in every state',
  (_slug, guide) => {
    const law = lawOfGuide(guide, { facts: ground.facts, acts });
    const random = seeded(7);
    const reached = new Set<string>();
    const counted = new Set<string>();
    for (const { code } of STATES) {
      for (let turn = 0; turn < 12; turn += 1) {
        const answers = randomPath(guide, code, random);
        const run = runGuide(guide, answers, { law, today: TODAY });
        expect(guideRunSchema.safeParse(run).error).toBeUndefined();
        const { outcome } = run;
        if (outcome === null) throw new Error('a whole path has no outcome');
        reached.add(outcome.standing.title);
        for (const planned of outcome.dates) {
          const date = guide.dates.find(({ id }) => id === planned.id);
          if (date === undefined) throw new Error(`there is no date ${planned.id}`);
          counted.add(`${planned.id} ${planned.basis}`);
          const { id, date: day, basis } = planned;
          expect({ date: day, basis }, `${id}: ${JSON.stringify(answers)}`).toEqual(
            expectedDate(guide, date, answers, { table, today: TODAY }),
          );
          if (planned.fact !== undefined) {
            const own = outcome.facts.some(({ id }) => id === planned.fact);
            expect(own, planned.fact).toBe(true);
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
    'a day counted against a question that comes later',
    (g: Guide) => ({
      ...g,
      questions: g.questions.map((q) =>
        q.id === 'noticeDate' ? { ...q, notBefore: 'hearingDate' } : q,
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
  const found = checkGuides({ guides: [change(fined)], problems: [], setAside: new Map() }, ground);
  expect(found.map(({ file }) => file)).toContain('fined.yaml');
});

test('the check tells an editor of a state whose figure a date misses, and of what is not open', () => {
  const petition = guides.find(({ slug }) => slug === 'call-special-meeting');
  if (petition === undefined) throw new Error('there is no such guide');
  const without = (fact: string): Guide => ({
    ...petition,
    dates: petition.dates.map((date) => ({
      ...date,
      figures: date.figures.filter((figure) => figure.fact !== fact),
    })),
  });
  const messages = (guide: Guide) =>
    checkGuides({ guides: [guide], problems: [], setAside }, ground).map(({ message }) => message);
  expect(messages(without('tx-meeting-notice'))).toContain(
    "noticeLast: 'tx-meeting-notice' has a figure of time; name it or set it aside",
  );
  const key = 'call-special-meeting.noticeLast';
  const vain = new Map([[key, [...(setAside.get(key) ?? []), 'tx-meeting-notice']]]);
  expect(
    checkGuides({ guides: [petition], problems: [], setAside: vain }, ground).map(
      ({ message }) => message,
    ),
  ).toEqual(["noticeLast: 'tx-meeting-notice' need not be set aside"]);
});

test('the check tells an editor of a state whose share a count misses', () => {
  const missing = (slug: string, fact: string) => {
    const guide = guides.find((one) => one.slug === slug);
    if (guide === undefined) throw new Error('there is no such guide');
    const without = <Part extends Guide['checks'][number] | Guide['shares'][number]>(
      part: Part,
    ) => ({
      ...part,
      figures: part.figures.filter((figure) => figure.fact !== fact),
    });
    const changed = {
      ...guide,
      checks: guide.checks.map(without),
      shares: guide.shares.map(without),
    };
    return checkGuides({ guides: [changed], problems: [], setAside }, ground).map(
      ({ message }) => message,
    );
  };
  expect(missing('call-special-meeting', 'oh-special-meeting')).toContain(
    "signatures: 'oh-special-meeting' has a share; name it or set it aside",
  );
  expect(missing('pass-budget', 'ky-assessment-increase')).toContain(
    "cap: 'ky-assessment-increase' has a share; name it or set it aside",
  );
});

test('the check tells an editor of a figure that may be time or money', () => {
  const late = guides.find(({ slug }) => slug === 'collect-late-account');
  if (late === undefined) throw new Error('there is no such guide');
  const of = 'assessments delinquent';
  const facts = ground.facts.map((fact) =>
    fact.id === 'az-lien-foreclosure'
      ? { ...fact, figures: fact.figures.map((figure) => ({ ...figure, of })) }
      : fact,
  );
  const found = checkGuides({ guides: [late], problems, setAside }, { ...ground, facts });
  expect(found.map(({ message }) => message)).toContain(
    `'az-lien-foreclosure' has figures of '${of}' that are not of one kind`,
  );
});
