import type { LetterField, LetterValues } from '../schemas/letter.ts';

/** Values of people and places that are plainly made up, by field. */
const NAMED: LetterValues = {
  senderName: 'Ann Example',
  senderTitle: 'Secretary',
  senderAddress: '12 Sample Lane\nAnytown, ST 00000',
  senderContact: 'ann@example.com',
  recipientName: 'Bo Sample',
  recipientAddress: '14 Sample Lane\nAnytown, ST 00000',
  buyerName: 'Bo Sample',
  managerName: 'Cy Specimen',
  associationName: 'Example Oaks Homeowners Association',
  associationAddress: 'P.O. Box 100\nAnytown, ST 00000',
  contactDetails: 'Cy Specimen, 555-0100, office@example.com',
  propertyAddress: '12 Sample Lane',
  lotOrUnit: 'Lot 14',
  accountNumber: '0014',
  ruleCited: 'Rules and Regulations, section 4.2',
  violation: 'trash cans in view of the street',
  hearingTime: '7:00 p.m.',
  meetingTime: '7:00 p.m.',
  hearingPlace: 'the clubhouse',
  meetingPlace: 'the clubhouse, or by video at example.com/meet',
};

const BY_KIND: Record<Exclude<LetterField['kind'], 'choice'>, string> = {
  text: 'a few plain words',
  date: '2026-12-01',
  money: '1250.5',
  number: '12',
  address: '14 Sample Lane\nAnytown, ST 00000',
  paragraph: 'This is one sentence of a sample. This is another one, so that a line is full.',
  lines: '- The first thing, October 2026\n- The second thing, November 2026',
};

/** Something for every field of a letter. @param option which option of its choices is taken */
export function sampleValues(fields: readonly LetterField[], option = 0): LetterValues {
  return Object.fromEntries(
    fields.map(({ id, kind, options = [] }) => [
      id,
      kind === 'choice'
        ? (options[option % options.length]?.value ?? '')
        : (NAMED[id] ?? BY_KIND[kind]),
    ]),
  );
}
