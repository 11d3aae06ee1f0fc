import type { LawFact } from '@hoa/core/schemas/law';

/** Sections of an act that no state has, in the three layouts of real collections of statutes. */
export const ACT_TEXTS: Record<string, string> = {
  'VA/10.1-18-lots.md': `# An act on lots

## 10.1-1801. Charges

A. The board may assess a charge against a lot owner for a violation, after a hearing.

B. The amount of any charge shall not exceed $75 for a single offense or $12 per day for any
offense that continues, for a period not exceeding 80 days. Notice of the hearing shall be mailed
at least 16 days before it. The decision shall be delivered within six business days.

C. A special assessment above 15 percent of the yearly budget needs the votes of two-thirds of the
lots.

## 10.1-1802. Records

A. Books shall be open to inspection within five (5) business days of a written request. A charge
for copies shall not exceed ten cents a page, and $250 in all.

B. Minutes shall be kept for at least seven years.
`,
  'NC/47X.md': `# Another act

 § 47X-3-107.
 Procedures for fines.

 A hearing shall be held before the board. Notice of the charge shall be given ten days before the
 hearing. A fine shall not exceed one hundred dollars ($100.00) for the violation.

 History. 1999-1, s. 1.

 § 47X-3-108.
 Meetings.

 Special meetings may be called by lot owners having ten percent (10%) of the votes. Notice shall be
 sent not less than 14 nor more than 45 days before the meeting.
`,
  'UT/57-9-estate.md': `# A third act

## 4 Lien.

(1) An association may record a lien for unpaid assessments of more than $600.
(2) No lien may be foreclosed before 30 days have passed since a notice.
(3) A lien recorded in error costs twice the fee. Liens are renewed in May and biennially after it.
`,
};

type Draft = Pick<LawFact, 'id' | 'state' | 'statement' | 'figures' | 'citation'>;

function fact(draft: Draft): LawFact {
  return {
    community: 'planned-community',
    question: 'fine-cap',
    url: 'https://example.gov/act',
    verification: 'checked',
    textDate: '2026-02',
    changes: [],
    nextReview: '2027-07-01',
    topics: ['violation-fines'],
    ...draft,
  };
}

/** Facts that the texts above bear out. */
export const TRUE_FACTS: readonly LawFact[] = [
  fact({
    id: 'va-fine-cap',
    state: 'VA',
    statement: 'A board may charge $75 once, or $12 a day for up to 80 days.',
    figures: [
      { value: 75, unit: 'dollars', of: 'charge for a single offense' },
      { value: 12, unit: 'dollars', of: 'charge per day that the offense continues' },
      { value: 80, unit: 'days', of: 'period of a charge' },
    ],
    citation: { act: 'Va. Code', section: '10.1-1801', subsection: 'B' },
  }),
  fact({
    id: 'va-fine-notice',
    state: 'VA',
    statement: 'Notice of the hearing is mailed 16 days before, the decision within 6 days.',
    figures: [
      { value: 16, unit: 'days', of: 'notice of the hearing' },
      { value: 6, unit: 'business days', of: 'decision delivered' },
    ],
    citation: { act: 'Va. Code', section: '10.1-1801', subsection: 'B' },
  }),
  fact({
    id: 'va-special-assessment',
    state: 'VA',
    statement: 'Above 15 percent of the budget it needs 2/3 of the lots.',
    figures: [
      { value: 15, unit: 'percent', of: 'special assessment of the yearly budget' },
      { value: '2/3', unit: 'share', of: 'votes of the lots' },
    ],
    citation: { act: 'Va. Code', section: '10.1-1801', subsection: 'C' },
  }),
  fact({
    id: 'va-records',
    state: 'VA',
    statement: 'Books are open within 5 business days; copies cost at most $250. ',
    figures: [
      { value: 5, unit: 'business days', of: 'inspection after a written request' },
      { value: 250, unit: 'dollars', of: 'charge for copies' },
    ],
    citation: { act: 'Va. Code', section: '10.1-1802', subsection: 'A' },
  }),
  fact({
    id: 'va-minutes',
    state: 'VA',
    statement: 'Minutes are kept for 7 years.',
    figures: [{ value: 7, unit: 'years', of: 'minutes kept' }],
    citation: { act: 'Va. Code', section: '10.1-1802', subsection: 'B' },
  }),
  fact({
    id: 'nc-fine-cap',
    state: 'NC',
    statement: 'A fine is at most $100 after 10 days of notice.',
    figures: [
      { value: 100, unit: 'dollars', of: 'fine for the violation' },
      { value: 10, unit: 'days', of: 'notice of the charge before the hearing' },
    ],
    citation: { act: 'N.C. Gen. Stat.', section: '47X-3-107' },
  }),
  fact({
    id: 'nc-special-meeting',
    state: 'NC',
    statement: '10 percent of the votes call a meeting, with notice of 14 to 45 days.',
    figures: [
      { value: 10, unit: 'percent', of: 'votes of lot owners who call special meetings' },
      { value: 14, unit: 'days', of: 'notice of the meeting' },
      { value: 45, unit: 'days', of: 'notice of the meeting' },
    ],
    citation: { act: 'N.C. Gen. Stat.', section: '47X-3-108' },
  }),
  fact({
    id: 'ut-lien',
    state: 'UT',
    statement: 'A lien needs more than $600, and 30 days must pass.',
    figures: [
      { value: 600, unit: 'dollars', of: 'unpaid assessments' },
      { value: 30, unit: 'days', of: 'since a notice before a lien is foreclosed' },
    ],
    citation: { act: 'Utah Code', section: '57-9-4', subsection: '1' },
  }),
  fact({
    id: 'ut-lien-error',
    state: 'UT',
    statement: 'A lien in error costs 2 times the fee; liens are renewed every 2 years.',
    figures: [
      { value: 2, unit: 'times', of: 'fee of a lien recorded in error' },
      { value: 2, unit: 'years', of: 'liens renewed' },
    ],
    citation: { act: 'Utah Code', section: '57-9-4', subsection: '3' },
  }),
];
