import type { FigurePlace } from './law-figures.ts';

/**
 * Where the table of the law holds figures that calculators hold results against. A test of the
 * content checks that each place is there; what no place names is shown and not applied.
 */

/** The quorum of owners, as a share of all votes. */
export const QUORUM_FIGURES: readonly FigurePlace[] = [
  { fact: 'ak-quorum', of: 'quorum of votes' },
  { fact: 'ca-quorum', of: 'voting power quorum at a meeting of members' },
  { fact: 'co-quorum', of: 'votes for a quorum' },
  { fact: 'ct-quorum', of: 'votes in the association for a quorum' },
  { fact: 'fl-annual-meeting', of: 'quorum of the voting interests' },
  { fact: 'md-annual-meeting-condominium', of: 'quorum votes present in person or by proxy' },
  { fact: 'mo-quorum-condominium', of: 'quorum persons entitled to cast votes' },
  { fact: 'nc-quorum', of: 'votes for a quorum' },
  { fact: 'nc-quorum-condominium', of: 'votes for a quorum' },
  { fact: 'nm-quorum-condominium', of: 'quorum persons entitled to cast votes' },
  { fact: 'tn-quorum', of: 'quorum of votes' },
  { fact: 'va-quorum-condominium', of: 'votes present for a quorum' },
  { fact: 'vt-quorum', of: 'quorum of votes' },
  { fact: 'wa-quorum', of: 'votes in the association for a quorum' },
];

/** How far a regular assessment may rise before owners have a say, in percent of the year before. */
export const INCREASE_FIGURES: readonly FigurePlace[] = [
  { fact: 'az-assessment-increase-cap', of: 'increase over prior fiscal year' },
  {
    fact: 'ca-assessment-increase-cap',
    of: 'regular assessment greater than the preceding fiscal year',
  },
  { fact: 'ky-assessment-increase', of: 'over the year before' },
  { fact: 'ky-budget-increase-condominium', of: 'increase over the previous budget' },
];

/** The same, stated with the year before: 115 percent of it. */
export const INCREASED_TO_FIGURES: readonly FigurePlace[] = [
  {
    fact: 'fl-assessment-increase-cap-condominium',
    of: 'assessments exceed preceding fiscal year',
  },
  { fact: 'il-increase-petition', of: 'assessments of the year before' },
  { fact: 'il-increase-petition-condominium', of: 'assessments of the year before' },
];

/** Special assessments of a year, in percent of its budget. */
export const SPECIAL_ASSESSMENT_FIGURES: readonly FigurePlace[] = [
  { fact: 'ca-special-assessment-vote', of: 'special assessments exceed budgeted gross expenses' },
  {
    fact: 'ct-special-assessment-vote',
    of: 'special assessment, of the last adopted periodic budget',
  },
  {
    fact: 'hi-special-assessment-vote-condominium',
    of: 'exceed total adopted annual operating budget',
  },
];

/** A single fine, in dollars. */
export const SINGLE_FINE_FIGURES: readonly FigurePlace[] = [
  { fact: 'ca-fine-cap', of: 'monetary penalty per violation' },
  { fact: 'fl-fine-cap', of: 'fine per violation' },
  { fact: 'fl-fine-cap-condominium', of: 'fine per violation' },
  { fact: 'nc-fine-cap', of: 'fine for the violation' },
  { fact: 'nc-fine-cap-condominium', of: 'fine for the violation' },
  { fact: 'nv-fine-cap', of: 'fine for each violation' },
  { fact: 'ri-fine-cap', of: 'fine that is not daily, residential' },
  { fact: 'va-fine-cap', of: 'charges for a single offense' },
  { fact: 'va-fine-cap-condominium', of: 'charges for a single offense' },
];

/** A fine for one more day of a violation that goes on, or for the days of its period, in dollars. */
export const FURTHER_FINE_FIGURES: readonly FigurePlace[] = [
  { fact: 'fl-fine-cap', of: 'fine per violation' },
  { fact: 'fl-fine-cap-condominium', of: 'fine per violation' },
  { fact: 'nc-fine-cap', of: 'fine for the violation' },
  { fact: 'nc-fine-cap-condominium', of: 'fine for the violation' },
  { fact: 'nv-fine-cap', of: 'fine for each violation' },
  { fact: 'ri-fine-cap', of: 'daily fine, residential' },
  { fact: 'va-fine-cap', of: 'charges per day for an offense of a continuing nature' },
  { fact: 'va-fine-cap-condominium', of: 'charges per diem for an offense of a continuing nature' },
];

/** All fines for one violation together, in dollars. */
export const TOTAL_FINE_FIGURES: readonly FigurePlace[] = [
  { fact: 'co-fine-cap', of: 'total fines for one violation' },
  { fact: 'fl-fine-cap', of: 'fine in total' },
  { fact: 'fl-fine-cap-condominium', of: 'fine in the aggregate' },
  { fact: 'nv-fine-cap', of: 'total amount of the fine' },
];

/** For how many days a fine may go on. */
export const FINE_DAYS_FIGURES: readonly FigurePlace[] = [
  { fact: 'va-fine-cap', of: 'total charges for an offense of a continuing nature' },
  { fact: 'va-fine-cap-condominium', of: 'total charges for an offense of a continuing nature' },
];

/** A late charge: dollars and percent, of which the rules let the greater or the lesser stand. */
export const LATE_FEE_FIGURES: readonly {
  fact: string;
  dollars: string;
  percent?: string;
  takes: 'greater' | 'lesser';
}[] = [
  {
    fact: 'az-late-fees',
    dollars: 'late payment of assessments',
    percent: 'of the unpaid assessment',
    takes: 'greater',
  },
  {
    fact: 'ca-late-fees',
    dollars: 'late charge, whichever is greater',
    percent: 'late charge of the delinquent assessment',
    takes: 'greater',
  },
  {
    fact: 'fl-late-fees',
    dollars: 'late fee',
    percent: 'late fee of the installment',
    takes: 'greater',
  },
  {
    fact: 'fl-late-fees-condominium',
    dollars: 'late fee',
    percent: 'late fee of the installment',
    takes: 'greater',
  },
  {
    fact: 'ga-late-fees',
    dollars: 'late charge',
    percent: 'late charge of the sum due; interest per year',
    takes: 'greater',
  },
  {
    fact: 'nc-late-fees',
    dollars: 'late payment per month',
    percent: 'assessment installment unpaid',
    takes: 'greater',
  },
  {
    fact: 'wa-late-fees-first',
    dollars: 'single late fee',
    percent: 'late fee, of the unpaid assessment',
    takes: 'lesser',
  },
];

/** Interest on late assessments, in percent a year. */
export const INTEREST_FIGURES: readonly FigurePlace[] = [
  { fact: 'ak-late-fees', of: 'interest on past due assessment' },
  { fact: 'ca-late-fees', of: 'annual interest rate not to exceed' },
  { fact: 'ct-late-fees', of: 'interest on past due assessment per year' },
  { fact: 'dc-late-fees', of: 'past due assessment interest per annum' },
  { fact: 'ga-late-fees', of: 'late charge of the sum due; interest per year' },
  { fact: 'hi-late-fees-condominium', of: 'rate of interest per year' },
  { fact: 'md-interest-condominium', of: 'interest per annum at rate in bylaws' },
  { fact: 'mo-late-fees-condominium', of: 'interest past due common expense assessment' },
  { fact: 'nm-late-fees-condominium', of: 'interest on past-due common expense assessment' },
  { fact: 'pa-late-fees', of: 'past due assessment bears interest per year' },
];

/** For how many days, begun or whole, one further fine stands; where none is named, for one. */
export const FINE_PERIOD_FIGURES: readonly FigurePlace[] = [
  { fact: 'nv-fine-cap', of: 'period of each added fine' },
];

/** Days after the first fine before others may be added while a violation goes on. */
export const FINE_WAIT_FIGURES: readonly FigurePlace[] = [
  { fact: 'nc-fine-cap', of: 'after the decision' },
  { fact: 'nc-fine-cap-condominium', of: 'after the decision' },
  { fact: 'nv-fine-cap', of: 'to cure before it is continuing' },
];

/** Facts that let a single charge or daily ones stand, and not both for the same violation. */
export const EITHER_FINE_FACTS: readonly string[] = [
  'ri-fine-cap',
  'va-fine-cap',
  'va-fine-cap-condominium',
];

/** Facts that allow no fine by the day. */
export const NO_DAILY_FINE_FACTS: readonly string[] = ['co-fine-cap'];
