import { HUNDRED_PERCENT, hundredthsText as text } from '../money/hundredths.ts';
import { timesRatio } from '../money/ratio.ts';
import type { Calculation, CalculationChart, CalculationTable } from '../schemas/calculation.ts';
import type { QuorumValues } from './quorum-fields.ts';
import { type ShareRule, shareText } from './share.ts';

/** One vote, as all votes are counted in hundredths. */
export const WHOLE_VOTE = 100;

/** Votes as they were counted, in hundredths, before anything is said of them. */
export interface Tally {
  values: QuorumValues;
  /** Of the association, and of those who came, sent a proxy or sent a ballot. */
  all: number;
  there: number;
  /** Of which a share is needed to pass. */
  base: number;
  need: number;
  /** Needed if the meeting is adjourned, where another share is enough then. */
  needAdjourned: number | null;
  toPass: number;
  hasQuorum: boolean;
  passes: boolean;
}

/** '1 vote', '45 votes', '2.5 votes', of hundredths. */
const votes = (hundredths: number) =>
  `${text(hundredths)} ${hundredths === WHOLE_VOTE ? 'vote' : 'votes'}`;
const are = (hundredths: number) => (hundredths === WHOLE_VOTE ? 'is' : 'are');
const ruleText = (rule: ShareRule) => (rule === 'at-least' ? 'at least' : 'more than');

const abstaining = ({ there, values: { inFavor, against } }: Tally) => there - inFavor - against;

/** Whether there is a quorum and the motion passes, in words. */
export function answerOf(tally: Tally): string {
  const { all, there, need, toPass, hasQuorum, passes, values } = tally;
  const came = `${text(there)} of ${votes(all)} ${are(there)} there, and it takes ${text(need)}.`;
  return hasQuorum
    ? `There is a quorum: ${came} The motion ${passes ? 'passes' : 'fails'}: ${text(values.inFavor)} in favor, and it takes ${text(toPass)}.`
    : `There is no quorum: ${came} ${text(need - there)} more must come or send a proxy before a vote counts.`;
}

/** The votes at a glance. */
export function figuresOf({ there, need, toPass, hasQuorum }: Tally): Calculation['figures'] {
  return [
    { label: 'Needed for a quorum', kind: 'text', value: text(need) },
    { label: 'Votes there', kind: 'text', value: text(there) },
    { label: 'Quorum', kind: 'text', value: hasQuorum ? 'Yes' : `${text(need - there)} short` },
    { label: 'Needed to pass', kind: 'text', value: text(toPass) },
  ];
}

function allInWords({ all, values: { weighting, kinds } }: Tally): string {
  if (weighting === 'equal') return `All votes: ${text(all)}, one for each home.`;
  const parts = kinds.map((kind) => `${kind.homes} × ${text(kind.votes)}`);
  return `All votes: ${parts.join(' + ')} = ${text(all)}.`;
}

function baseInWords({ all, base, values }: Tally): string {
  return {
    cast: `the ${votes(base)} cast`,
    present: `the ${votes(base)} that ${are(base)} there`,
    all: `all ${text(all)} votes`,
  }[values.approvalOf];
}

function adjournedInWords({ all, there, needAdjourned, values }: Tally): string[] {
  const { adjourned, quorumRule } = values;
  if (adjourned === null || needAdjourned === null) return [];
  const more = `${text(needAdjourned - there)} more than now`;
  const now = there >= needAdjourned ? 'those who are here now would be enough' : more;
  return [
    `If the meeting is adjourned: ${ruleText(quorumRule)} ${shareText(adjourned)} of ${text(all)}, so ${votes(needAdjourned)}; ${now}.`,
  ];
}

/** The steps with their figures, in their order. */
export function workingOf(tally: Tally): string[] {
  const { all, there, need, toPass, values } = tally;
  const { quorum, quorumRule, present, proxies, ballots } = values;
  const { approval, approvalRule, inFavor, against } = values;
  return [
    allInWords(tally),
    `Quorum: ${ruleText(quorumRule)} ${shareText(quorum)} of ${text(all)}, so ${votes(need)}.`,
    `There: ${text(present)} in person + ${text(proxies)} by proxy + ${text(ballots)} by ballot = ${text(there)}.`,
    `To pass: ${ruleText(approvalRule)} ${shareText(approval)} of ${baseInWords(tally)}, so ${votes(toPass)} in favor; there are ${text(inFavor)}.`,
    `Abstentions: ${text(there)} − ${text(inFavor)} − ${text(against)} = ${text(abstaining(tally))}.`,
    ...adjournedInWords(tally),
  ];
}

/** Every count of votes, and its share of all. */
export function votesTable(tally: Tally): CalculationTable {
  const { all, there, need, toPass, values } = tally;
  const counts: readonly [label: string, votes: number][] = [
    ['All votes of the association', all],
    ['Needed for a quorum', need],
    ['There in person', values.present],
    ['By proxy', values.proxies],
    ['By ballot sent in', values.ballots],
    ['There together', there],
    ['In favor', values.inFavor],
    ['Against', values.against],
    ['Abstaining', abstaining(tally)],
    ['Needed to pass', toPass],
  ];
  return {
    id: 'votes',
    title: 'The votes',
    columns: [
      { label: 'Votes', kind: 'text' },
      { label: 'Number', kind: 'decimal' },
      { label: 'Share of all', kind: 'percent' },
    ],
    rows: counts.map(([label, number]) => [
      label,
      number,
      timesRatio(number, HUNDRED_PERCENT, all),
    ]),
  };
}

/** Who is there and in favor, beside the quorum. */
export function votesChart({ all, there, need, toPass, values }: Tally): CalculationChart {
  return {
    kind: 'bars',
    title: 'Votes there and votes needed',
    summary: `${votes(there)} ${are(there)} there; a quorum takes ${text(need)} of ${text(all)}.`,
    unit: 'count',
    labels: ['There', 'In favor', 'Needed to pass'],
    series: [
      {
        label: 'Votes',
        values: [there, values.inFavor, toPass].map((one) => one / WHOLE_VOTE),
      },
    ],
    mark: { label: 'Quorum', value: need / WHOLE_VOTE },
  };
}
