import {
  ANSWER_TYPES,
  NEXT_STEP_MAX,
  SECTION_ANSWER_MAX,
  type SectionAnswer,
} from '@hoa/core/library/section';
import { z } from 'zod';
import { readYaml } from '../front-matter/yaml-lines.ts';
import type { Problem } from '../problem.ts';

const text = z
  .string({ error: 'must be text; put it in quotes' })
  .trim()
  .min(1, 'must not be empty');

const answersSchema = z.array(
  z.strictObject({
    section: text,
    answers: z
      .array(
        z
          .strictObject({
            type: z.enum(ANSWER_TYPES, { error: `must be one of ${ANSWER_TYPES.join(', ')}` }),
            questions: z.array(text),
            asked: z.array(text).optional(),
            text: text.max(
              SECTION_ANSWER_MAX,
              `must have at most ${SECTION_ANSWER_MAX} characters`,
            ),
            next: z
              .strictObject({
                text: text.max(NEXT_STEP_MAX, `must have at most ${NEXT_STEP_MAX} characters`),
                section: text.optional(),
              })
              .optional(),
          })
          .refine(({ questions, asked = [] }) => questions.length + asked.length > 0, {
            path: ['questions'],
            error: 'must name at least one question, here or under asked',
          }),
      )
      .min(1, 'must hold at least one answer'),
  }),
);

/** The answers of one section, with the lines of the file on which they stand. */
export interface AnsweredSection {
  anchor: string;
  line: number;
  answers: (SectionAnswer & { line: number })[];
}

/** What the file beside an article says, or everything that is wrong with it. */
export interface ReadAnswers {
  sections: AnsweredSection[];
  problems: Problem[];
}

/**
 * Reads the file that says what each section of an article answers.
 *
 * @param file path of the file inside the library's folder: category/slug.answers.yaml
 */
export function readAnswers(file: string, yaml: string): ReadAnswers {
  const { data, errors, lineOf } = readYaml(yaml, 1);
  const failed = (problems: Omit<Problem, 'file'>[]): ReadAnswers => ({
    sections: [],
    problems: problems.map((problem) => ({ file, ...problem })),
  });
  if (errors.length > 0) return failed(errors);
  const parsed = answersSchema.safeParse(data);
  if (!parsed.success) {
    return failed(
      parsed.error.issues.map(({ path, message }) => ({
        line: lineOf(path),
        message: `${String(path.findLast((key) => typeof key === 'string') ?? 'the file')}: ${message}`,
      })),
    );
  }
  const sections = parsed.data.map(({ section, answers }, at) => ({
    anchor: section,
    line: lineOf([at, 'section']),
    answers: answers.map((answer, nth) => ({
      ...answer,
      line: lineOf([at, 'answers', nth, 'text']),
    })),
  }));
  return { sections, problems: [] };
}
