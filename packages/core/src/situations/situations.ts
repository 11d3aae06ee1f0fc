/** A topic to read, by its slug and title. */
export interface ReadingStep {
  slug: string;
  title: string;
}

/** A place where people start: in their words, with what to read in order and what to ask. */
export interface Situation {
  id: string;
  /** Slug of the guide that leads through it. */
  guide: string;
  words: string;
  /** What the reading leads to. */
  aim: string;
  reading: ReadingStep[];
  question: string;
}

/** The six starting points that close the home page. */
export const SITUATIONS: readonly Situation[] = [
  {
    id: 'violation-notice',
    guide: 'fined',
    words: 'I got a violation notice',
    aim: 'Find out whether the rule is real, what your deadline is, and how to answer in writing.',
    reading: [
      { slug: 'violation-notices', title: 'Violation Notices' },
      { slug: 'governing-documents', title: 'Governing Documents' },
      { slug: 'violation-fines', title: 'Violation Fines' },
      { slug: 'selective-enforcement', title: 'Selective Enforcement' },
      { slug: 'dispute-resolution', title: 'Dispute Resolution' },
    ],
    question: 'Can the HOA fine me without notice or a hearing?',
  },
  {
    id: 'special-assessment',
    guide: 'special-assessment',
    words: 'A special assessment was announced',
    aim: 'Check who had to approve it, what your share is, and how you may pay.',
    reading: [
      { slug: 'special-assessments', title: 'Special Assessments' },
      { slug: 'spending-authority', title: 'Spending Authority' },
      { slug: 'reserve-funds', title: 'Reserve Funds' },
      { slug: 'payment-plans', title: 'Payment Plans' },
    ],
    question: 'Do owners have to vote on a special assessment?',
  },
  {
    id: 'request-denied',
    guide: 'request-denied',
    words: 'My request was denied',
    aim: 'See what the committee had to decide by, and what an appeal should say.',
    reading: [
      { slug: 'architectural-review', title: 'Architectural Review' },
      { slug: 'selective-enforcement', title: 'Selective Enforcement' },
      { slug: 'reasonable-accommodations', title: 'Reasonable Accommodations' },
      { slug: 'dispute-resolution', title: 'Dispute Resolution' },
    ],
    question: 'How do I appeal when the architectural committee denies my request?',
  },
  {
    id: 'see-records',
    guide: 'see-records',
    words: 'I want to see the records',
    aim: 'Ask for the right papers in the right words, and read them when they come.',
    reading: [
      { slug: 'records-inspection', title: 'Records Inspection' },
      { slug: 'meeting-minutes', title: 'Meeting Minutes' },
      { slug: 'financial-statements', title: 'Financial Statements' },
    ],
    question: 'Which association records can I inspect, and how do I ask for them?',
  },
  {
    id: 'ignored-repair',
    guide: 'repair-ignored',
    words: 'A repair is being ignored',
    aim: 'Settle whose repair it is, report it so that it counts, and take it further.',
    reading: [
      { slug: 'maintenance-responsibility', title: 'Maintenance Responsibility' },
      { slug: 'common-area-maintenance', title: 'Common Area Maintenance' },
      { slug: 'water-damage-claims', title: 'Water Damage Claims' },
      { slug: 'homeowner-complaints', title: 'Homeowner Complaints' },
    ],
    question: 'What can I do when the HOA ignores a repair it is responsible for?',
  },
  {
    id: 'new-director',
    guide: 'joined-board',
    words: 'I just joined the board',
    aim: 'Learn what the seat asks of you before the first meeting asks for your vote.',
    reading: [
      { slug: 'board-member-roles', title: 'Board Member Roles' },
      { slug: 'fiduciary-duty', title: 'Fiduciary Duty' },
      { slug: 'board-meetings', title: 'Board Meetings' },
      { slug: 'annual-budgets', title: 'Annual Budgets' },
      { slug: 'director-liability', title: 'Director Liability' },
    ],
    question: 'What are the duties of a new board member?',
  },
];

/** The starting points with what of their reading is shown; one without anything to read is none. */
export function shownSituations(isShown: (slug: string) => boolean): Situation[] {
  return SITUATIONS.map((situation) => ({
    ...situation,
    reading: situation.reading.filter(({ slug }) => isShown(slug)),
  })).filter(({ reading }) => reading.length > 0);
}
