import type { Values } from './calculator.ts';
import { COMMUNITY_FIELD, STATE_FIELD } from './law-figures.ts';

export const NOTICE_FIELDS = {
  direction: {
    kind: 'choice',
    label: 'What to count',
    start: 'before',
    isOptional: true,
    options: [
      { value: 'before', label: 'Back from an event: the last day to send a notice' },
      { value: 'after', label: 'On from an event: the last day to act' },
    ],
  },
  date: {
    kind: 'date',
    label: 'The day of the event',
    help: 'A meeting, a hearing, the day a letter was sent.',
    start: '2027-03-16',
  },
  days: { kind: 'count', label: 'Days', start: '14', min: 0, max: 730, unit: 'days' },
  counting: {
    kind: 'choice',
    label: 'Which days count',
    start: 'calendar',
    isOptional: true,
    options: [
      { value: 'calendar', label: 'Calendar days: every day' },
      { value: 'business', label: 'Business days: no weekends, no federal holidays' },
    ],
  },
  mailing: {
    kind: 'count',
    label: 'Days for the mail',
    help: 'Added where the rule or the documents ask for it; 3 is common in court rules.',
    start: '0',
    isOptional: true,
    min: 0,
    max: 30,
    unit: 'days',
  },
  lastDay: {
    kind: 'choice',
    label: 'A last day on a weekend or holiday',
    start: 'stays',
    isOptional: true,
    options: [
      { value: 'stays', label: 'Stays where it is' },
      { value: 'moves', label: 'Moves to a business day' },
    ],
  },
  most: {
    kind: 'count',
    label: 'Not earlier than',
    help: 'Days before the event, for rules such as 10 to 60 days; 0 leaves it out.',
    start: '60',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 730,
    unit: 'days',
    when: { field: 'direction', is: ['before'] },
  },
  matter: {
    kind: 'choice',
    label: 'The notice is of',
    start: 'members',
    isOptional: true,
    options: [
      { value: 'members', label: 'A meeting of the owners' },
      { value: 'board', label: 'A board meeting' },
      { value: 'fine', label: 'A hearing or a fine' },
      { value: 'budget', label: 'A budget' },
      { value: 'other', label: 'Something else' },
    ],
  },
  state: STATE_FIELD,
  community: COMMUNITY_FIELD,
} as const;

export type NoticeValues = Values<typeof NOTICE_FIELDS>;

/** What the days of a notice are called. */
export function unitOf({ counting }: NoticeValues): string {
  return counting === 'business' ? 'business day' : 'calendar day';
}
