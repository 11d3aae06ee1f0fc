import type { FieldWords } from './letter-field-words.ts';
import { MONEY_FIELDS } from './letter-money-fields.ts';
import { REQUEST_FIELDS } from './letter-request-fields.ts';

const people = {
  today: { label: 'Date of the letter', kind: 'date' },
  sentBy: {
    label: 'How you send it',
    kind: 'choice',
    options: [
      { value: 'certified-mail', label: 'By certified mail, return receipt requested' },
      { value: 'first-class-mail', label: 'By first-class mail' },
      { value: 'hand', label: 'By hand delivery' },
      { value: 'e-mail', label: 'By e-mail' },
    ],
  },
  senderName: { label: 'Your name', kind: 'text', autocomplete: 'name' },
  senderTitle: { label: 'Your office', kind: 'text', help: 'Secretary, president, manager' },
  senderAddress: {
    label: 'Your mailing address',
    kind: 'address',
    autocomplete: 'street-address',
  },
  writer: {
    label: 'Whether you own the home or rent it',
    kind: 'choice',
    options: [
      { value: 'owner', label: 'I own it' },
      { value: 'tenant', label: 'I rent it' },
    ],
  },
  senderContact: { label: 'Your e-mail address or telephone', kind: 'text' },
  recipientName: { label: 'Name of the person it goes to', kind: 'text' },
  recipientAddress: { label: 'Mailing address of that person', kind: 'address' },
  managerName: {
    label: 'Director or manager it goes to',
    kind: 'text',
    help: 'Leave it empty and the letter goes to the board of directors.',
  },
  associationName: {
    label: 'Name of the association',
    kind: 'text',
    help: 'In full, as it stands on the declaration or a bill',
  },
  associationAddress: { label: 'Mailing address of the association', kind: 'address' },
  contactName: { label: 'Person to ask at the association', kind: 'text' },
  contactDetails: { label: 'How to reach the association', kind: 'text' },
  propertyAddress: { label: 'Address of the home', kind: 'text' },
  lotOrUnit: { label: 'Lot or unit', kind: 'text', help: 'As in “Lot 14” or “Unit 3B”' },
  accountNumber: { label: 'Account number', kind: 'text' },
} as const satisfies Record<string, FieldWords>;

const enforcement = {
  noticeDate: { label: 'Date of the notice', kind: 'date' },
  violation: {
    label: 'What the violation is',
    kind: 'text',
    help: 'In a few words: “trash cans in view of the street”',
  },
  violationDetails: {
    label: 'What was seen',
    kind: 'paragraph',
    help: 'What, where and when; no guesses about people',
  },
  violationDate: { label: 'Day of the violation', kind: 'date' },
  ruleCited: {
    label: 'The rule',
    kind: 'text',
    help: 'Document and section: “Rules and Regulations, section 4.2”',
  },
  earlierNotices: { label: 'Notices sent before', kind: 'text' },
  cureSteps: { label: 'What would cure it', kind: 'paragraph' },
  cureDate: { label: 'Day by which it is to be cured', kind: 'date' },
  fineAmount: { label: 'The fine', kind: 'money' },
  fineBasis: {
    label: 'What that amount is for',
    kind: 'choice',
    options: [
      { value: 'once', label: 'the violation, once' },
      { value: 'daily', label: 'each day that the violation goes on' },
      { value: 'weekly', label: 'each week that the violation goes on' },
      { value: 'unsure', label: 'the schedule does not say' },
      { value: 'none', label: 'no fine is to be decided' },
    ],
  },
  stage: {
    label: 'How far it has gone',
    kind: 'choice',
    options: [
      { value: 'letter', label: 'A letter came, and there is no fine yet' },
      { value: 'hearing', label: 'A hearing is set' },
      { value: 'fined', label: 'A fine was charged' },
    ],
  },
  cure: {
    label: 'Whether it is fixed',
    kind: 'choice',
    options: [
      { value: 'done', label: 'It is fixed' },
      { value: 'soon', label: 'It can be fixed within days' },
      { value: 'long', label: 'It takes a contractor or money' },
      { value: 'not', label: 'It cannot or should not have to be fixed' },
    ],
  },
  fineDate: { label: 'Day on which the fine was imposed or billed', kind: 'date' },
  hearingDate: { label: 'Day of the hearing', kind: 'date' },
  hearingTime: { label: 'Time of the hearing', kind: 'text' },
  hearingPlace: { label: 'Place of the hearing', kind: 'text', help: 'Or how to join remotely' },
  hearingRequestBy: { label: 'Day by which a hearing is to be asked for', kind: 'date' },
  explanation: {
    label: 'Your side, in your words',
    kind: 'paragraph',
    help: 'Facts, dates and what shows them; leave out anger',
  },
  decisionDate: { label: 'Day of the decision', kind: 'date' },
  decisionOutcome: { label: 'What was decided', kind: 'choice' },
  decisionReasons: { label: 'Why', kind: 'paragraph' },
  paymentDueDate: { label: 'Day by which it is to be paid', kind: 'date' },
} as const satisfies Record<string, FieldWords>;

const gatherings = {
  meetingKind: { label: 'Kind of meeting', kind: 'choice' },
  meetingPurpose: { label: 'What the meeting is for', kind: 'lines', help: 'A line for each' },
  meetingDate: { label: 'Day of the meeting', kind: 'date' },
  meetingTime: { label: 'Time of the meeting', kind: 'text' },
  meetingPlace: { label: 'Place of the meeting', kind: 'text', help: 'Or how to join remotely' },
  agendaItems: { label: 'Agenda', kind: 'lines', help: 'A line for each' },
  quorum: {
    label: 'Quorum',
    kind: 'text',
    help: '“20 percent of the votes, in person or by proxy”',
  },
  proxyDate: { label: 'Day by which proxies or ballots must arrive', kind: 'date' },
  petitionShare: {
    label: 'Share of votes that may call a meeting',
    kind: 'text',
    help: '“20 percent”, as the bylaws say',
  },
  petitionCount: { label: 'Votes whose owners have signed', kind: 'number' },
  bylawsSection: { label: 'Section of the bylaws', kind: 'text', help: '“Article III, section 4”' },
} as const satisfies Record<string, FieldWords>;

const welcome = {
  buyerName: { label: 'Name of the buyer', kind: 'text' },
  documentsEnclosed: { label: 'Documents enclosed', kind: 'lines', help: 'A line for each' },
  knownViolations: { label: 'Open violations', kind: 'paragraph', help: 'Or “None known to me”' },
  knownAssessments: {
    label: 'Special assessments, approved or discussed',
    kind: 'paragraph',
    help: 'Or “None known to me”',
  },
  boardMeetings: { label: 'When the board meets', kind: 'text' },
  website: { label: 'Web site of the association', kind: 'text' },
} as const satisfies Record<string, FieldWords>;

/**
 * Every field that a letter may ask for. Guides answer by the same names, so that what a reader said
 * in a guide is in its letters.
 */
export const LETTER_FIELDS = {
  ...people,
  ...enforcement,
  ...MONEY_FIELDS,
  ...REQUEST_FIELDS,
  ...gatherings,
  ...welcome,
} as const satisfies Record<string, FieldWords>;

export type LetterFieldId = keyof typeof LETTER_FIELDS;

export const LETTER_FIELD_IDS = Object.keys(LETTER_FIELDS) as [LetterFieldId, ...LetterFieldId[]];

/** How a field is asked for where a letter says nothing else. */
export function fieldWords(id: LetterFieldId): FieldWords {
  return LETTER_FIELDS[id];
}
