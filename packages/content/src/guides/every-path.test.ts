import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { allPaths } from '@hoa/core/guides/guide-paths';
import { runGuide } from '@hoa/core/guides/run-guide';
import { FEDERAL, STATES } from '@hoa/core/jurisdictions';
import { fillLetter } from '@hoa/core/letters/fill-letter';
import type { Guide } from '@hoa/core/schemas/guide';
import type { GuideQuestion } from '@hoa/core/schemas/guide-question';
import type { GuideOutcome } from '@hoa/core/schemas/guide-run';
import type { LawFact } from '@hoa/core/schemas/law';
import { afterAll, describe, expect, test } from 'vitest';
import { readLaw } from '../law/law-files.ts';
import { readLetters } from '../letters/letter-files.ts';
import { expectedDate } from './count-again.fixture.ts';
import { readGuides } from './guide-files.ts';

const TODAY = '2026-11-22';
const { guides } = readGuides();
const law = readLaw();
const facts = law.facts.map(({ fact }) => fact);
const letters = new Map(readLetters().letters.map((letter) => [letter.slug, letter]));

/** How well the table knows the law that a guide asks for. */
const CLASSES = ['checked', 'cited', 'not checked'] as const;

/** Stands for law that is not checked: without its facts, which the paths are walked without. */
const UNKNOWN = 'WY';

/**
 * The state that stands for a class: of those whose facts on the questions of the guide are like
 * that, the one with the most. Where every state with facts has some of both, mixed ones are cited.
 */
function stateOf(guide: Guide, wanted: (typeof CLASSES)[number]): string | undefined {
  if (wanted === 'not checked') return UNKNOWN;
  const own = lawOfGuide(guide, { facts, acts: law.acts }).facts;
  const parts = [...guide.dates, ...guide.checks, ...guide.shares];
  const named = new Set(parts.flatMap(({ figures }) => figures.map(({ fact }) => fact)));
  const known = STATES.map(({ code }) => {
    const here = own.filter(({ state }) => state === code);
    const checked = here.filter(({ verification }) => verification === 'checked').length;
    const counted = here.filter(({ id }) => named.has(id)).length;
    const of = checked * 2 > here.length ? 'checked' : 'cited';
    return { code, of, weight: counted * 100 + here.length };
  });
  const alike = known.filter(({ of }) => of === wanted);
  return alike.toSorted((a, b) => b.weight - a.weight)[0]?.code;
}

/** Days and amounts near and far, drawn in the same order every time. */
function samplesDrawn() {
  const days = ['2026-07-01', '2026-11-02', '2026-11-20', '2026-12-24', '2027-01-15'];
  const amounts = ['40', '100', '1250.50', '20000'];
  let turn = 0;
  const draw = (values: readonly string[]) => {
    turn += 1;
    const mixed = Math.imul(turn ^ (turn >>> 5), 0x9e37_79b1);
    return values[(Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b) >>> 8) % values.length] ?? '';
  };
  // Two days for each date, so that a period is too short on some path and long enough on another.
  return ({ kind }: GuideQuestion) =>
    kind === 'date'
      ? [...new Set([draw(days), draw(days)])]
      : [draw(kind === 'money' ? amounts : ['10', '45'])];
}

/** Fills every letter of an outcome; each only once for the same values. */
function letterFaults(
  outcome: GuideOutcome,
  here: readonly LawFact[],
  seen: Set<string>,
): string[] {
  return outcome.letters.flatMap(({ slug, values }) => {
    const key = `${slug} ${JSON.stringify(values)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const letter = letters.get(slug);
    if (letter === undefined) return [`there is no letter ${slug}`];
    const filled = fillLetter(letter, values, { facts: here, state: outcome.state.code });
    const missing = new Set<string>(filled.missing.map(({ field }) => field));
    const runs = filled.blocks.flatMap(({ lines }) => lines.flat());
    return [
      ...runs
        .filter(({ kind, field = '' }) => kind === 'missing' && !missing.has(field))
        .map(({ text }) => `${slug}: ${text} is not shown as missing`),
      ...(/\{\w+\}/.test(filled.text) ? [`${slug}: a mark is left`] : []),
      ...filled.problems.map(({ field, message }) => `${slug}: ${field}: ${message}`),
      ...Object.keys(values)
        .filter((id) => letter.fields.every((field) => field.id !== id))
        .map((id) => `${slug} has no field ${id}`),
    ];
  });
}

/** Everything that is wrong with the end of a path. */
function outcomeFaults(outcome: GuideOutcome): string[] {
  const { standing, steps, lawyer, reading, dates, notChecked, facts: rules } = outcome;
  const texts = JSON.stringify({ ...outcome, facts: [], calendar: '' });
  const today = [...steps.tonight, ...steps.week, ...steps.later];
  const uncounted = dates.filter(({ date, working }) => date === null && working.length < 10);
  return [
    ...(standing.title === '' || standing.text === '' ? ['says not where somebody stands'] : []),
    ...(today.length === 0 ? ['says nothing to do'] : []),
    ...(lawyer.length === 0 ? ['says not when to see a lawyer'] : []),
    ...(reading.length === 0 ? ['names nothing to read'] : []),
    ...(rules.length + notChecked.length === 0 ? ['says neither law nor that none is known'] : []),
    ...uncounted.map(({ id }) => `${id} says not where to look`),
    ...(texts.match(/\{\w+\}/g) ?? []).map((mark) => `${mark} is left unfilled`),
  ];
}

let walked = 0;
afterAll(() => {
  expect(walked).toBeGreaterThan(40_000);
});

describe.each(guides.map((guide) => [guide.slug, guide] as const))('%s', (_slug, guide) => {
  const standings = new Set<string>();

  test.each(CLASSES)('every path ends well where the law is %s', (wanted) => {
    const state = stateOf(guide, wanted);
    if (state === undefined) throw new Error(`no state stands for law that is ${wanted}`);
    const known = wanted === 'not checked' ? facts.filter((fact) => fact.state !== state) : facts;
    const here = known.filter((fact) => fact.state === state || fact.state === FEDERAL);
    const own = lawOfGuide(guide, { facts: here, acts: law.acts });
    const table = new Map(here.map((fact) => [fact.id, fact]));
    const asked = new Set<string>();
    const filled = new Set<string>();
    const faults = new Set<string>();
    const samples = { today: TODAY, states: [state], valuesOf: samplesDrawn() };
    for (const answers of allPaths(guide, samples)) {
      walked += 1;
      for (const id of Object.keys(answers)) asked.add(id);
      const { outcome } = runGuide(guide, answers, { law: own, today: TODAY });
      if (outcome === null) throw new Error(`a dead end: ${JSON.stringify(answers)}`);
      standings.add(outcome.standing.title);
      const found = [...outcomeFaults(outcome), ...letterFaults(outcome, here, filled)];
      for (const planned of outcome.dates) {
        const date = guide.dates.find(({ id }) => id === planned.id);
        if (date === undefined) throw new Error(`there is no date ${planned.id}`);
        const again = expectedDate(guide, date, answers, { table, today: TODAY });
        if (planned.date !== again.date || planned.basis !== again.basis) {
          found.push(
            `${planned.id} is ${planned.date} by ${planned.basis}, not ${again.date} by ${again.basis}`,
          );
        }
      }
      for (const fault of found) faults.add(fault);
    }
    expect([...faults]).toEqual([]);
    expect([...asked].sort()).toEqual(guide.questions.map(({ id }) => id).sort());
  });

  test('each place where somebody may stand is at the end of some path', () => {
    // Those of one state are reached there alone, some on a day that is near, some by an amount
    // above the one asked for before.
    const own = lawOfGuide(guide, { facts, acts: law.acts });
    const states = new Set([
      ...guide.standing.flatMap(({ when }) => when?.state ?? []),
      ...CLASSES.flatMap((wanted) => stateOf(guide, wanted) ?? []),
    ]);
    const amounts = guide.questions.filter(({ kind }) => kind === 'money').map(({ id }) => id);
    const valuesOf = ({ kind, id }: GuideQuestion) =>
      kind === 'date'
        ? ['2026-08-03', '2026-11-20', '2026-12-01', '2026-12-10']
        : [String(40 + 10 * Math.max(0, amounts.indexOf(id)))];
    let walks = [...states].map((state) =>
      allPaths(guide, { today: TODAY, states: [state], valuesOf }),
    );
    // A step in each state in turn, until nothing is missing.
    while (walks.length > 0 && standings.size < guide.standing.length) {
      walks = walks.filter((walk) => {
        const { value: answers } = walk.next();
        if (answers === undefined) return false;
        const { outcome } = runGuide(guide, answers, { law: own, today: TODAY });
        if (outcome !== null) standings.add(outcome.standing.title);
        return true;
      });
    }
    expect([...standings].sort()).toEqual(guide.standing.map(({ title }) => title).sort());
  });
});
