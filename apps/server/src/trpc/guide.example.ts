import type { Guide, GuideSummary } from '@hoa/core/schemas/guide';
import type { GuideRun } from '@hoa/core/schemas/guide-run';

const FIRST_QUESTION: Guide['questions'][number] = {
  id: 'state',
  kind: 'state',
  ask: 'Which state is your home in?',
  why: 'Most states give owners a right to see records, and many say how soon.',
  options: [],
};

export const EXAMPLE_GUIDE_SUMMARY: GuideSummary = {
  slug: 'see-records',
  title: 'I want to see the records',
  summary: 'Ask for the right papers in the right words, and know the day by which they are due.',
  for: 'owner',
  topics: ['records-inspection'],
  reviewed: '2026-11-22',
  situation: 'see-records',
};

const STANDING = {
  title: 'They are late',
  text: 'Counted from the day your request arrived, the time in the rule of Texas below has ended.',
  rests: [
    {
      slug: 'records-inspection',
      title: 'Records Inspection',
      heading: 'In short',
      url: '/topic/records-inspection#in-short',
    },
  ],
};

/** A guide as the documentation shows it: shortened. */
export const EXAMPLE_GUIDE: Guide = {
  ...EXAMPLE_GUIDE_SUMMARY,
  says: ['ignored my records request'],
  questions: [FIRST_QUESTION],
  law: [
    {
      question: 'records-access',
      title: 'Which records may owners see, how soon and at what cost?',
    },
  ],
  standing: [STANDING],
  checks: [],
  shares: [],
  points: [],
  steps: [],
  dates: [],
  documents: [{ document: 'bylaws', heading: 'Books and records' }],
  letters: [],
  lawyer: [{ text: 'See a lawyer when a second written request goes unanswered.', rests: [] }],
  reading: STANDING.rests,
};

export const EXAMPLE_ANSWERS = {
  state: 'TX',
  community: 'planned-community',
  stage: 'waiting',
  requestDate: '2026-11-02',
  kind: 'money',
  manager: 'managed',
};

/** What became of the answers, shortened. */
export const EXAMPLE_GUIDE_RUN: GuideRun = {
  slug: 'see-records',
  title: 'I want to see the records',
  answers: EXAMPLE_ANSWERS,
  question: null,
  progress: { number: 6, most: 6 },
  outcome: {
    today: '2026-11-22',
    state: { code: 'TX', name: 'Texas' },
    standing: STANDING,
    checks: [],
    points: [],
    steps: { tonight: [], week: [], later: [] },
    dates: [
      {
        id: 'answerBy',
        title: "The association's time to answer ends",
        detail: 'If you have not been offered a look by then, write the next morning.',
        date: '2026-11-17',
        passed: true,
        basis: 'law',
        working: '10 business days after November 2, 2026, by Tex. Prop. Code § 209.005.',
        fact: 'tx-records-access',
        url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.209.htm#209.005',
      },
    ],
    facts: [],
    notChecked: [],
    acts: [],
    documents: [{ document: 'bylaws', heading: 'Books and records' }],
    letters: [
      {
        slug: 'records-request',
        title: 'Request for records',
        why: 'Names the records and asks for two dates.',
        values: {},
      },
    ],
    lawyer: ['See a lawyer when a second written request goes unanswered.'],
    reading: STANDING.rests,
    calendar: 'BEGIN:VCALENDAR',
  },
};
