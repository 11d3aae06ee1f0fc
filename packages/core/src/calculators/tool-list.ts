/** What a list or a link says of a calculator; its code is fetched where it is used. */
export interface ToolSummary {
  slug: string;
  title: string;
  /** One sentence: what goes in and what comes out. */
  description: string;
  /** What a link to it invites to: 'Count the days'. */
  invitation: string;
  /** The articles that it belongs to. */
  topics: readonly string[];
}

/** Every calculator by its slug, in the order in which pages show them. */
export const TOOLS = {
  'notice-dates': {
    slug: 'notice-dates',
    title: 'Notice Dates',
    description:
      'The last day to send a notice or to act: calendar or business days, days for the mail, weekends and federal holidays.',
    invitation: 'Count the days',
    topics: [
      'violation-notices',
      'annual-meetings',
      'special-member-meetings',
      'board-meetings',
      'electronic-notices',
      'annual-budgets',
      'records-inspection',
      'architectural-review',
    ],
  },
  'quorum-and-votes': {
    slug: 'quorum-and-votes',
    title: 'Quorum and Votes',
    description:
      'How many votes a meeting needs, whether it has them with its proxies, and whether a motion passes.',
    invitation: 'Count the quorum and the votes',
    topics: [
      'quorum-requirements',
      'annual-meetings',
      'special-member-meetings',
      'proxy-voting',
      'board-elections',
      'board-member-removal',
    ],
  },
  'fine-accrual': {
    slug: 'fine-accrual',
    title: 'Fine Accrual',
    description:
      'What a fine comes to while a violation goes on, day by day or week by week, cut to the caps of your documents and your state.',
    invitation: 'Add up a fine',
    topics: ['violation-fines', 'violation-notices'],
  },
  'late-fees-and-interest': {
    slug: 'late-fees-and-interest',
    title: 'Late Fees and Interest',
    description:
      'What is owed on late assessments: each installment with its late charge and simple interest, cut to the state’s limits.',
    invitation: 'Work out late fees and interest',
    topics: ['delinquent-assessments', 'regular-assessments', 'payment-plans', 'assessment-liens'],
  },
  'assessment-increase': {
    slug: 'assessment-increase',
    title: 'Increase of Assessments',
    description:
      'How many percent an increase is, whether it stays within a state’s cap or your own, and what it brings in a year.',
    invitation: 'Check an increase against the cap',
    topics: ['assessment-increases', 'regular-assessments', 'annual-budgets'],
  },
  'special-assessment': {
    slug: 'special-assessment',
    title: 'Special Assessment Wizard',
    description:
      'Work out each home’s share of a project, compare one payment with monthly installments, and write the notice.',
    invitation: 'Work out each home’s share',
    topics: ['special-assessments', 'association-loans', 'payment-plans'],
  },
  'budget-per-home': {
    slug: 'budget-per-home',
    title: 'Budget per Home',
    description: 'From a yearly budget to what each home pays a month, equally or by share.',
    invitation: 'Work out the budget per home',
    topics: ['annual-budgets', 'regular-assessments', 'financial-statements', 'budget-surpluses'],
  },
  'reserve-funding': {
    slug: 'reserve-funding',
    title: 'Reserve Funding',
    description:
      'Percent funded today, and the yearly contribution that keeps reserves above a floor for 30 years.',
    invitation: 'Check how well reserves are funded',
    topics: ['reserve-funds', 'reserve-studies', 'annual-budgets', 'structural-inspections'],
  },
} as const satisfies Record<string, ToolSummary>;

const IN_ORDER: readonly ToolSummary[] = Object.values(TOOLS);

/** The calculators that belong to an article. */
export function toolsFor(topic: string): ToolSummary[] {
  return IN_ORDER.filter(({ topics }) => topics.includes(topic));
}
