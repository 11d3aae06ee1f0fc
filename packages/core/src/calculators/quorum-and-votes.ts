import { hundredthsText } from '../money/hundredths.ts';
import type { Calculation } from '../schemas/calculation.ts';
import { defineCalculator, type FieldProblem, type Law } from './calculator.ts';
import { factsFor, figureAt, lawLimits, sectionOf } from './law-figures.ts';
import { QUORUM_FIGURES } from './law-places.ts';
import { QUORUM_FIELDS, type QuorumValues } from './quorum-fields.ts';
import {
  answerOf,
  figuresOf,
  type Tally,
  votesChart,
  votesTable,
  WHOLE_VOTE,
  workingOf,
} from './quorum-result.ts';
import {
  isSameShare,
  leastReaching,
  reaches,
  type Share,
  type ShareRule,
  shareText,
} from './share.ts';
import { TOOLS } from './tool-list.ts';

/** In hundredths of a vote. */
function allVotes({ weighting, homes, kinds }: QuorumValues): number {
  if (weighting === 'equal') return homes * WHOLE_VOTE;
  return kinds.reduce((sum, kind) => sum + kind.homes * kind.votes, 0);
}

const thereOf = ({ present, proxies, ballots }: QuorumValues) => present + proxies + ballots;

/**
 * The least votes that reach a share, in hundredths: whole votes where each home has one, exact
 * otherwise, rounded up to a hundredth.
 */
function needed(whole: number, share: Share, rule: ShareRule, isWhole: boolean): number {
  return isWhole
    ? leastReaching(whole / WHOLE_VOTE, share, rule) * WHOLE_VOTE
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
  const broken = counted.find((name) => values[name] % WHOLE_VOTE !== 0);
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
function countVotes(values: QuorumValues): Tally {
  const { weighting, quorum, quorumRule, adjourned, inFavor, against } = values;
  const { approval, approvalRule, approvalOf } = values;
  const isWhole = weighting === 'equal';
  const all = allVotes(values);
  const there = thereOf(values);
  const base = { cast: inFavor + against, present: there, all }[approvalOf];
  return {
    values,
    all,
    there,
    base,
    need: needed(all, quorum, quorumRule, isWhole),
    needAdjourned: adjourned && needed(all, adjourned, quorumRule, isWhole),
    // Where nobody voted, a share of nothing is nothing, and yet no motion passes without a vote.
    toPass: Math.max(needed(base, approval, approvalRule, isWhole), isWhole ? WHOLE_VOTE : 1),
    hasQuorum: reaches(there, all, quorum, quorumRule),
    passes: base > 0 && reaches(inFavor, base, approval, approvalRule),
  };
}

function calculate(values: QuorumValues, law: Law): Calculation {
  const { quorum, state, community } = values;
  const tally = countVotes(values);
  const facts = factsFor(law, community);
  const figure = figureAt(facts, QUORUM_FIGURES);
  const differs = figure?.share != null && !isSameShare(figure.share, quorum);
  return {
    answer: answerOf(tally),
    verdict: tally.hasQuorum && tally.passes ? 'met' : 'not-met',
    figures: figuresOf(tally),
    working: workingOf(tally),
    tables: [votesTable(tally)],
    chart: votesChart(tally),
    facts,
    limits: [
      ...lawLimits(state, law && facts, true, 'the quorum of owners'),
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
  mainFigure: ['Quorum'],
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
