import { hundredthsText } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem } from './calculator.ts';
import { factsFor, figureAt, lawLimits, sectionOf } from './law-figures.ts';
import { QUORUM_FIGURES } from './law-places.ts';
import { QUORUM_FIELDS, type QuorumValues } from './quorum-fields.ts';
import {
  isSameShare,
  leastReaching,
  reaches,
  type Share,
  type ShareRule,
  shareText,
} from './share.ts';
import { TOOLS } from './tool-list.ts';

const HUNDREDTH = 100;

/** '1 vote', '45 votes', '2.5 votes', of hundredths. */
const votes = (hundredths: number) =>
  `${hundredthsText(hundredths)} ${hundredths === HUNDREDTH ? 'vote' : 'votes'}`;
const are = (hundredths: number) => (hundredths === HUNDREDTH ? 'is' : 'are');

/** In hundredths of a vote. */
function allVotes({ weighting, homes, kinds }: QuorumValues): number {
  if (weighting === 'equal') return homes * HUNDREDTH;
  return kinds.reduce((sum, kind) => sum + kind.homes * kind.votes, 0);
}

const thereOf = ({ present, proxies, ballots }: QuorumValues) => present + proxies + ballots;

/**
 * The least votes that reach a share, in hundredths: whole votes where each home has one, exact
 * otherwise, rounded up to a hundredth.
 */
function needed(whole: number, share: Share, rule: ShareRule, isWhole: boolean): number {
  return isWhole
    ? leastReaching(whole / HUNDREDTH, share, rule) * HUNDREDTH
    : leastReaching(whole, share, rule);
}

/** A share that no vote can reach: more than all of them. */
function beyondAll(values: QuorumValues): FieldProblem | undefined {
  const { quorum, quorumRule, adjourned, approval, approvalRule } = values;
  const isBeyond = (share: Share | null, rule: ShareRule) =>
    share !== null && share.numerator === share.denominator && rule === 'more-than';
  const message = (of: string) =>
    `More than all of the votes can never be reached. For all of them, please choose “at least” for ${of}.`;
  if (isBeyond(quorum, quorumRule)) return { field: 'quorumRule', message: message('the quorum') };
  if (isBeyond(adjourned, quorumRule)) {
    return { field: 'adjourned', message: message('the quorum') };
  }
  return isBeyond(approval, approvalRule)
    ? { field: 'approvalRule', message: message('the share needed to pass') }
    : undefined;
}

function check(values: QuorumValues): FieldProblem | undefined {
  const { weighting, inFavor, against } = values;
  const beyond = beyondAll(values);
  if (beyond !== undefined) return beyond;
  const counted = ['present', 'proxies', 'ballots', 'inFavor', 'against'] as const;
  const broken = counted.find((name) => values[name] % HUNDREDTH !== 0);
  if (weighting === 'equal' && broken !== undefined) {
    return { field: broken, message: 'With one vote for each home, please enter whole votes.' };
  }
  if (thereOf(values) > allVotes(values)) {
    return {
      field: 'present',
      message: `More votes are there than the association has: ${hundredthsText(thereOf(values))} of ${hundredthsText(allVotes(values))}.`,
    };
  }
  return inFavor + against > thereOf(values)
    ? { field: 'inFavor', message: 'More votes were cast than are there.' }
    : undefined;
}

/**
 * Whether there is a quorum and a motion passes. A share is of all votes of the association for
 * the quorum, and of the votes that the rule names for the motion; comparisons are exact. Source:
 * Robert's Rules of Order Newly Revised (12th ed.), 40:1 on the quorum, 44:1 to 44:9 on the bases.
 */
function calculate(values: QuorumValues, law: readonly LawFact[]): Calculation {
  const { weighting, kinds, quorum, quorumRule, adjourned, inFavor, against } = values;
  const { approval, approvalRule, approvalOf, present, proxies, ballots, state } = values;
  const isWhole = weighting === 'equal';
  const all = allVotes(values);
  const there = thereOf(values);
  const need = needed(all, quorum, quorumRule, isWhole);
  const hasQuorum = reaches(there, all, quorum, quorumRule);
  const base = { cast: inFavor + against, present: there, all }[approvalOf];
  // Where nobody voted, a share of nothing is nothing, and yet no motion passes without a vote.
  const toPass = Math.max(needed(base, approval, approvalRule, isWhole), isWhole ? HUNDREDTH : 1);
  const passes = base > 0 && reaches(inFavor, base, approval, approvalRule);
  const abstaining = there - inFavor - against;
  const text = hundredthsText;
  const rule = (one: ShareRule) => (one === 'at-least' ? 'at least' : 'more than');
  const baseText = {
    cast: `the ${votes(base)} cast`,
    present: `the ${votes(base)} that ${are(base)} there`,
    all: `all ${text(base)} votes`,
  }[approvalOf];
  const second = adjourned === null ? null : needed(all, adjourned, quorumRule, isWhole);
  const facts = factsFor(law, values.community);
  const figure = figureAt(facts, QUORUM_FIGURES);
  const differs = figure?.share != null && !isSameShare(figure.share, quorum);
  return {
    answer: hasQuorum
      ? `There is a quorum: ${text(there)} of ${votes(all)} ${are(there)} there, and it takes ${text(need)}. The motion ${passes ? 'passes' : 'fails'}: ${text(inFavor)} in favor, and it takes ${text(toPass)}.`
      : `There is no quorum: ${text(there)} of ${votes(all)} ${are(there)} there, and it takes ${text(need)}. ${text(need - there)} more must come or send a proxy before a vote counts.`,
    verdict: hasQuorum && passes ? 'met' : 'not-met',
    figures: [
      { label: 'Needed for a quorum', kind: 'text', value: text(need) },
      { label: 'Votes there', kind: 'text', value: text(there) },
      { label: 'Quorum', kind: 'text', value: hasQuorum ? 'Yes' : `${text(need - there)} short` },
      { label: 'Needed to pass', kind: 'text', value: text(toPass) },
    ],
    working: [
      isWhole
        ? `All votes: ${text(all)}, one for each home.`
        : `All votes: ${kinds.map((kind) => `${kind.homes} × ${text(kind.votes)}`).join(' + ')} = ${text(all)}.`,
      `Quorum: ${rule(quorumRule)} ${shareText(quorum)} of ${text(all)}, so ${votes(need)}.`,
      `There: ${text(present)} in person + ${text(proxies)} by proxy + ${text(ballots)} by ballot = ${text(there)}.`,
      `To pass: ${rule(approvalRule)} ${shareText(approval)} of ${baseText}, so ${votes(toPass)} in favor; there are ${text(inFavor)}.`,
      `Abstentions: ${text(there)} - ${text(inFavor)} - ${text(against)} = ${text(abstaining)}.`,
      ...(second === null || adjourned === null
        ? []
        : [
            `If the meeting is adjourned: ${rule(quorumRule)} ${shareText(adjourned)} of ${text(all)}, so ${votes(second)}; ${there >= second ? 'those who are here now would be enough' : `${text(second - there)} more than now`}.`,
          ]),
    ],
    tables: [
      {
        id: 'votes',
        title: 'The votes',
        columns: [
          { label: 'Votes', kind: 'text' },
          { label: 'Number', kind: 'decimal' },
          { label: 'Share of all', kind: 'percent' },
        ],
        rows: (
          [
            ['All votes of the association', all],
            ['Needed for a quorum', need],
            ['There in person', present],
            ['By proxy', proxies],
            ['By ballot sent in', ballots],
            ['There together', there],
            ['In favor', inFavor],
            ['Against', against],
            ['Abstaining', abstaining],
            ['Needed to pass', toPass],
          ] as const
        ).map(([label, number]) => [label, number, timesRatio(number, 10_000, all)]),
      },
    ],
    chart: {
      kind: 'bars',
      title: 'Votes there and votes needed',
      summary: `${votes(there)} ${are(there)} there; a quorum takes ${text(need)} of ${text(all)}.`,
      unit: 'count',
      labels: ['There', 'In favor', 'Needed to pass'],
      series: [{ label: 'Votes', values: [there, inFavor, toPass].map((one) => one / HUNDREDTH) }],
      mark: { label: 'Quorum', value: need / HUNDREDTH },
    },
    facts,
    limits: [
      ...lawLimits(state, facts, true, 'the quorum of owners'),
      ...(differs && figure
        ? [
            `${sectionOf(figure)} has another figure than the ${shareText(quorum)} that you entered. Many such rules give way to the bylaws: read it below.`,
          ]
        : []),
      'Whether proxies and ballots count toward the quorum, and whose votes are suspended, is in the bylaws.',
      'A quorum is counted when the meeting begins; in some states it lasts though people leave.',
    ],
  };
}

/** Quorum and votes: by home or by weight, with proxies and the quorum of an adjourned meeting. */
export const QUORUM_AND_VOTES = defineCalculator({
  ...TOOLS['quorum-and-votes'],
  questions: ['annual-meeting'],
  source: "Robert's Rules of Order Newly Revised (12th ed.), 40 and 44.",
  fields: QUORUM_FIELDS,
  parts: [
    { title: 'The votes there are', fields: ['weighting', 'homes', 'kinds'] },
    { title: 'The quorum', fields: ['quorum', 'quorumRule', 'adjourned'] },
    { title: 'Who is there', fields: ['present', 'proxies', 'ballots'] },
    { title: 'The vote', fields: ['inFavor', 'against', 'approval', 'approvalRule', 'approvalOf'] },
    { title: 'The law', fields: ['state', 'community'] },
  ],
  check,
  calculate,
});
