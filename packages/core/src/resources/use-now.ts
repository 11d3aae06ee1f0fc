/** A page of this site that does what a resource is for. */
export interface UsableNow {
  path: string;
  label: string;
}

/** What there is already of a resource while it is still to come, by its title. */
export const USABLE_NOW: Readonly<Record<string, UsableNow>> = {
  'Board Meeting Agenda Template': {
    path: '/letters/meeting-notice',
    label: 'Use the meeting notice and agenda now',
  },
  'Reserve Fund Calculator': {
    path: '/tools/reserve-funding',
    label: 'Use the reserve calculator now',
  },
  'HOA Board Member Handbook': {
    path: '/guides/joined-board',
    label: 'Use the guide for new directors now',
  },
  'Budget Planning Template': {
    path: '/tools/budget-per-home',
    label: 'Use the budget calculator now',
  },
  'Rules Enforcement Guide': {
    path: '/guides/hold-hearing',
    label: 'Use the guide to a hearing now',
  },
};
