import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { lawQuestion } from '@hoa/core/law/law-questions';
import {
  type Guide,
  type GuidePassage,
  guideCheckSchema,
  guideDateSchema,
  guideFigureSchema,
  guideLetterSchema,
  guideSchema,
} from '@hoa/core/schemas/guide';
import {
  guideConditionSchema,
  guideOptionSchema,
  guidePartIdSchema,
  guideQuestionSchema,
} from '@hoa/core/schemas/guide-question';
import type { Letter, LetterField } from '@hoa/core/schemas/letter';
import { slugSchema } from '@hoa/core/schemas/text';
import { decidedBySchema } from '@hoa/core/schemas/topic';
import { slug as slugOf } from 'github-slugger';
import { z } from 'zod';

const when = guideConditionSchema.optional();

/** A passage as editors write it: 'violation-fines > In short', or a slug alone. */
const passageInFile = z.string().regex(/^[a-z0-9-]+(?: > .+)?$/, 'must be slug > heading');

const figures = z.array(guideFigureSchema.strict()).default([]);
const textInFile = z.strictObject({
  text: z.string().min(1),
  when,
  rests: z.array(passageInFile).default([]),
});

/** Facts that a share or a check leaves out, and why. */
const setAside = z
  .array(z.strictObject({ why: z.string().min(20).max(200), facts: z.array(slugSchema).min(1) }))
  .optional();

/** What the file of a guide holds; the rest is filled in from the catalogue and the letters. */
export const guideFileSchema = guideSchema
  .omit({ reading: true })
  .extend({
    questions: z
      .array(
        guideQuestionSchema
          .extend({ options: z.array(guideOptionSchema.strict()).default([]) })
          .strict(),
      )
      .min(2),
    law: z.array(z.union([slugSchema, z.strictObject({ question: slugSchema, when })])),
    standing: z.array(textInFile.extend({ title: z.string().min(1) })).min(1),
    checks: z.array(guideCheckSchema.extend({ figures, setAside }).strict()),
    shares: z
      .array(guideSchema.shape.shares.element.extend({ figures, setAside }).strict())
      .default([]),
    points: z.array(textInFile),
    steps: z.array(textInFile.extend({ by: z.enum(['tonight', 'week', 'later']) })),
    dates: z.array(
      guideDateSchema.extend({ figures, setAside: z.array(slugSchema).optional() }).strict(),
    ),
    documents: z.array(decidedBySchema.extend({ when }).strict()),
    letters: z.array(
      z.strictObject({
        slug: slugSchema,
        why: z.string().min(1),
        when,
        // Null leaves a field empty that an answer of its name would fill.
        fields: z.record(z.string(), guidePartIdSchema.nullable()).optional(),
        dates: guideLetterSchema.shape.dates,
        values: guideLetterSchema.shape.values,
      }),
    ),
    lawyer: z.array(textInFile).min(1),
    reading: z.array(passageInFile).min(1),
    topics: guideSchema.shape.topics.min(1),
  })
  .strict();
export type GuideFile = z.infer<typeof guideFileSchema>;

/** The kinds of community, in every guide alike. */
const COMMUNITIES = [
  { value: 'planned-community', label: 'Houses or townhouses on their own lots' },
  { value: 'condominium', label: 'A condominium' },
  { value: 'cooperative', label: 'A cooperative, where owners hold shares' },
  { value: 'unsure', label: 'I am not sure' },
];

/** The passage that an editor named, with its title and address. */
function passageOf(text: string): GuidePassage {
  const [slug = '', heading] = text.split(' > ', 2);
  const title = CATALOGUE_TOPICS.get(slug)?.title ?? slug;
  if (heading === undefined) return { slug, title, url: `/topic/${slug}` };
  return { slug, title, heading, url: `/topic/${slug}#${slugOf(heading)}` };
}

const resting = <Part extends { rests: string[] }>(part: Part) => ({
  ...part,
  rests: part.rests.map(passageOf),
});

type QuestionInFile = GuideFile['questions'][number];

/** Whether each answer to a question may stand in a field: a choice among what may be chosen there. */
function fills({ id, options }: QuestionInFile, field: LetterField): boolean {
  const known = field.options?.map(({ value }) => value) ?? [];
  return id === field.id && options.every(({ value }) => known.includes(value));
}

/** Answers fill the fields of a letter that bear the name of their question, or as its entry says. */
function fieldsOf(
  letter: Letter | undefined,
  { questions }: GuideFile,
  named: GuideFile['letters'][number]['fields'],
): Record<string, string> {
  const shared = letter?.fields.filter((field) => questions.some((one) => fills(one, field))) ?? [];
  const own = { ...Object.fromEntries(shared.map(({ id }) => [id, id])), ...named };
  return Object.fromEntries(
    Object.entries(own).flatMap(([field, id]) => (id === null ? [] : [[field, id] as const])),
  );
}

/** A guide of its file. */
export function guideOfFile(file: GuideFile, letters: ReadonlyMap<string, Letter>): Guide {
  return {
    ...file,
    questions: file.questions.map((question) =>
      question.kind === 'community' && question.options.length === 0
        ? { ...question, options: COMMUNITIES }
        : question,
    ),
    law: file.law.map((entry) => {
      const named = typeof entry === 'string' ? { question: entry } : entry;
      return { ...named, title: lawQuestion(named.question)?.title ?? named.question };
    }),
    standing: file.standing.map(resting),
    points: file.points.map(resting),
    steps: file.steps.map(resting),
    lawyer: file.lawyer.map(resting),
    dates: file.dates.map(({ setAside: _, ...date }) => date),
    shares: file.shares.map(({ setAside: _, ...share }) => share),
    checks: file.checks.map(({ setAside: _, ...check }) => check),
    letters: file.letters.map((entry) => ({
      ...entry,
      title: letters.get(entry.slug)?.title ?? entry.slug,
      fields: fieldsOf(letters.get(entry.slug), file, entry.fields),
    })),
    reading: file.reading.map(passageOf),
  };
}
