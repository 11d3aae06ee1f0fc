import type { LawQuestion } from '../schemas/law.ts';
import { LAW_QUESTIONS } from './law-questions.ts';

/** Questions of one kind, under a heading of their own. */
export interface LawMatter {
  /** The anchor of its heading; no question is called the same. */
  id: string;
  title: string;
  /** In the order of all questions. */
  questions: readonly LawQuestion[];
}

const matter = (id: string, title: string, questions: readonly string[]): LawMatter => ({
  id,
  title,
  questions: LAW_QUESTIONS.filter((question) => questions.includes(question.id)),
});

/** The matters that pages of the law are laid out by; every question belongs to one. */
export const LAW_MATTERS: readonly LawMatter[] = [
  matter('fines', 'Fines and hearings', [
    'fine-cap',
    'fine-notice',
    'fine-hearing',
    'cure-period',
    'fine-collection',
  ]),
  matter('assessments', 'Assessments, liens and foreclosure', [
    'assessment-increase-cap',
    'special-assessment-vote',
    'late-fees',
    'lien-foreclosure',
    'payment-plans',
  ]),
  matter('money', 'Budget, reserves and contracts', [
    'reserve-study',
    'budget-ratification',
    'financial-reports',
    'contracts',
  ]),
  matter('meetings', 'Records and meetings', [
    'records-access',
    'open-meetings',
    'meeting-recording',
    'annual-meeting',
  ]),
  matter('board', 'The board and its election', [
    'ballots-proxies',
    'directors',
    'electronic-votes',
    'director-recall',
    'turnover',
  ]),
  matter('rules', 'Rules and amendments', ['rule-changes', 'amendments']),
  matter('property', 'Homes, yards and the common area', [
    'common-area',
    'architectural-deadline',
    'solar',
    'ev-charging',
    'flags-signs',
    'homes-and-amenities',
    'rentals',
    'antennas',
  ]),
  matter('sales', 'Sales and disputes', ['resale-certificate', 'dispute-resolution']),
  matter('buildings', 'Insurance and inspections', ['insurance', 'structural-inspection']),
  matter('rights', 'Fair housing, debts and taxes', [
    'fair-housing',
    'debt-collection',
    'military-service',
    'bankruptcy',
    'association-tax',
  ]),
];
