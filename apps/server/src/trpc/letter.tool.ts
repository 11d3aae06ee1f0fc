import { citationText, verificationText } from '@hoa/core/law/law-text';
import { type FilledLetter, filledLetterSchema } from '@hoa/core/schemas/filled-letter';
import { type Letter, type LetterSummary, letterSchema } from '@hoa/core/schemas/letter';
import { z } from 'zod';
import type { Tool } from './tool.ts';

const onPage = { page: z.url().describe('Where the portal has it, with a form beside it') };
const filledPage = filledLetterSchema.extend(onPage);
const letterPage = letterSchema.extend(onPage);

/** What letters there are. */
export const LIST_LETTERS: Tool<LetterSummary[]> = {
  name: 'list_letters',
  title: 'List letters and notices',
  description:
    'Lists letters for owners and notices for boards of homeowners associations: what each is for, and its slug for read_letter and fill_letter.',
  text: (letters) =>
    letters
      .map(
        ({ slug, title, for: writer, description }) =>
          `- ${title} (${slug}, for ${writer === 'owner' ? 'an owner' : 'a board'}): ${description}`,
      )
      .join('\n'),
};

/** What a letter asks for. */
export const READ_LETTER: Tool<Letter, z.output<typeof letterPage>> = {
  name: 'read_letter',
  title: 'Read what a letter asks for',
  description:
    'Gives one letter with its fields, when and how to send it, and what to look at before sending. Fill it with fill_letter.',
  shape: {
    schema: letterPage,
    data: (letter, { publicUrl }) => ({ ...letter, page: `${publicUrl}/letters/${letter.slug}` }),
    text: ({ title, page, when, delivery, fields, beforeSending }) =>
      [
        `# ${title} (${page})`,
        `When: ${when} How: ${delivery.join(', ')}.`,
        fields
          .map(({ id, label, kind, required, help, options }) =>
            [
              `- ${id} (${kind}${required ? '' : ', may be left out'}): ${label}`,
              ...(help === undefined ? [] : [help]),
              ...(options === undefined ? [] : [options.map(({ value }) => value).join(' | ')]),
            ].join('. '),
          )
          .join('\n'),
        `Before it is sent:\n${beforeSending.map((line) => `- ${line}`).join('\n')}`,
      ].join('\n\n'),
  },
};

/** A letter filled in. */
export const FILL_LETTER: Tool<FilledLetter, z.output<typeof filledPage>> = {
  name: 'fill_letter',
  title: 'Fill in a letter or notice',
  description:
    'Fills one letter with what is known and cites the law of a state with the date of its text. What is missing stands in brackets: ask for it, never make it up. Pass on the note on what the letter relies on, and that it is no legal advice. Nothing that is filled in is kept.',
  isReading: true,
  shape: {
    schema: filledPage,
    data: (letter, { publicUrl }) => ({ ...letter, page: `${publicUrl}/letters/${letter.slug}` }),
    text: ({ title, page, text, missing, problems, basis }) =>
      [
        `# ${title} (${page})`,
        text,
        `Missing: ${missing.map(({ field }) => field).join(', ') || 'nothing'}.`,
        ...problems.map(({ field, message }) => `${field}: ${message}`),
        basis.note,
        ...basis.facts.map(
          (fact) => `- ${citationText(fact.citation)}, ${fact.url}. ${verificationText(fact)}.`,
        ),
      ].join('\n\n'),
  },
};
