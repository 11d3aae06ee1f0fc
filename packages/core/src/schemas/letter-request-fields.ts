import type { FieldWords } from './letter-field-words.ts';

/** Fields of letters that ask for something, and of those that answer. */
export const REQUEST_FIELDS = {
  requestDate: { label: 'Day of the request', kind: 'date' },
  earlierRequestDate: { label: 'Day on which an earlier request arrived', kind: 'date' },
  requestSubject: { label: 'What the request was', kind: 'text' },
  deadlineDate: { label: 'Day by which you ask for an answer', kind: 'date' },
  itemsRequested: {
    label: 'Records',
    kind: 'lines',
    help: 'A line for each, with its dates: “Bank statements, January to June 2026”',
  },
  itemsProvided: { label: 'Records provided', kind: 'lines', help: 'A line for each' },
  itemsWithheld: {
    label: 'Records withheld, and why',
    kind: 'lines',
    help: 'A line for each, with the reason and the provision',
  },
  recordsPurpose: {
    label: 'What you need them for',
    kind: 'text',
    help: 'Some states ask for a purpose: “to understand the rise in insurance cost”',
  },
  recordsFormat: {
    label: 'How you want to have them',
    kind: 'choice',
    options: [
      { value: 'electronic', label: 'electronic copies by e-mail' },
      { value: 'inspect', label: 'an appointment to inspect them' },
      { value: 'paper', label: 'paper copies' },
    ],
  },
  recordsCost: { label: 'What the copies cost', kind: 'money' },
  projectDescription: {
    label: 'The project',
    kind: 'text',
    help: '“a cedar fence, six feet high”',
  },
  work: {
    label: 'Whether the work has begun',
    kind: 'choice',
    options: [
      { value: 'none', label: 'It has not begun' },
      { value: 'begun', label: 'It has begun, or is done' },
    ],
  },
  reasons: {
    label: 'Whether the decision says why',
    kind: 'choice',
    options: [
      { value: 'given', label: 'It names the rule and the part of the plan' },
      { value: 'missing', label: 'It does not, or only partly' },
    ],
  },
  projectChanges: { label: 'What you changed or can show', kind: 'paragraph' },
  conditions: { label: 'Conditions', kind: 'lines', help: 'A line for each' },
  repair: {
    label: 'What needs repair',
    kind: 'text',
    help: '“the leak in the roof above Unit 3B”',
  },
  repairReported: { label: 'When you reported it before', kind: 'text' },
  damage: { label: 'What it damages or endangers', kind: 'paragraph' },
  accommodation: { label: 'What you ask for', kind: 'text' },
  accommodationKind: {
    label: 'What kind of request',
    kind: 'choice',
    options: [
      { value: 'exception', label: 'an exception to a rule, practice or service' },
      { value: 'change', label: 'a change to the home or to a shared area' },
      { value: 'animal', label: 'an assistance animal' },
    ],
  },
  accommodationNeed: {
    label: 'How it helps with the disability',
    kind: 'paragraph',
    help: 'The link between need and request; no diagnosis is needed.',
  },
  personConcerned: {
    label: 'Who needs it',
    kind: 'choice',
    options: [
      { value: 'me', label: 'I have a disability' },
      { value: 'household', label: 'a member of my household has a disability' },
    ],
  },
  complaint: { label: 'What the complaint is about', kind: 'text' },
  complaintDetails: { label: 'What happened', kind: 'paragraph', help: 'With dates and places' },
  remedy: { label: 'What you ask the board to do', kind: 'paragraph' },
} as const satisfies Record<string, FieldWords>;
