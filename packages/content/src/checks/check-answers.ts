import { repeats } from '@hoa/core/answers/lead/repeats';
import { readEvidence } from '@hoa/core/citations/evidence';
import { supportingSections } from '@hoa/core/citations/support';
import { weighWords } from '@hoa/core/citations/word-weights';
import type { Section, SectionPart } from '@hoa/core/library/section';
import { sentencesOf } from '@hoa/core/text/sentences';
import type { AnsweredSection } from '../answers/read-answers.ts';
import { answersFile } from '../article-files.ts';
import type { Problem } from '../problem.ts';
import type { CheckedArticle } from './checked-article.ts';
import { EDITOR_COMMENT } from './editor-comment.ts';

/** Questions that a section answers at least and at most, by its part of the article. */
export const QUESTIONS_OF_PART: Record<SectionPart, readonly [least: number, most: number]> = {
  'in-short': [1, 4],
  body: [2, 6],
  'common-mistakes': [2, 6],
  'state-law': [2, 6],
  professional: [1, 4],
};

/** 'Usually yes: ...', 'No, ...': what remains is what the section has to say. */
const VERDICT =
  /^(?:(?:usually|generally|often|sometimes|mostly|probably|rarely|normally) )?(?:yes|no|not|never|maybe|it depends)[,:;.] /i;
/** An answer is read alone: its first word must not point back. */
const POINTS_BACK = /^(?:it|its|they|their|them|this|that|these|those|such|he|she|there)\b/i;

function asked(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

type Support = (sentence: string, section: Section) => boolean;

/** What is wrong with the next steps of a section's answers. */
function checkNext(
  { anchor, answers }: AnsweredSection,
  { rendered }: CheckedArticle,
  support: Support,
): Omit<Problem, 'file'>[] {
  return answers.flatMap(({ text, next, line }): Omit<Problem, 'file'>[] => {
    if (next === undefined) return [];
    const place = next.section ?? anchor;
    const section = rendered.sections.find((one) => one.anchor === place);
    if (section === undefined) {
      return [{ line, message: `next: the article has no section with the anchor '${place}'` }];
    }
    return [
      ...sentencesOf(next.text)
        .filter((sentence) => !support(sentence, section))
        .map((sentence) => ({ line, message: `next: '${place}' does not say: "${sentence}"` })),
      ...(POINTS_BACK.test(next.text)
        ? [{ line, message: 'next: begins with a word that points back; name what it speaks of' }]
        : []),
      ...(repeats(text)(next.text)
        ? [{ line, message: 'next: says no more than the answer above it' }]
        : []),
    ];
  });
}

function checkSection(
  { anchor, line, answers }: AnsweredSection,
  article: CheckedArticle,
  support: Support,
): Omit<Problem, 'file'>[] {
  const section = article.rendered.sections.find((one) => one.anchor === anchor);
  if (section === undefined) {
    return [{ line, message: `the article has no section with the anchor '${anchor}'` }];
  }
  const [least, most] = QUESTIONS_OF_PART[section.part];
  const count = answers.flatMap(({ questions }) => questions).length;
  const counted =
    count < least || count > most
      ? [{ line, message: `answers ${count} questions; ${least} to ${most} are right` }]
      : [];
  const unsupported = answers.flatMap(({ text, line: at }) =>
    sentencesOf(text)
      .filter((sentence) => !support(sentence.replace(VERDICT, ''), section))
      .map((sentence) => ({
        line: at,
        message: `its section does not say: "${sentence}"`,
        hint: 'Keep to its words, figures, states and hedges; one claim a sentence.',
      })),
  );
  const leaning = answers.flatMap(({ text, line: at }) =>
    POINTS_BACK.test(text.replace(VERDICT, ''))
      ? [{ line: at, message: 'begins with a word that points back; name what it speaks of' }]
      : [],
  );
  const unwritten = answers.flatMap(({ questions, line: at }) =>
    questions
      .filter((question) => EDITOR_COMMENT.test(question))
      .map(() => ({ line: at, message: 'has a question that is still to write' })),
  );
  return [...counted, ...unsupported, ...leaning, ...unwritten];
}

function unanswered({ source, rendered }: CheckedArticle): Omit<Problem, 'file'>[] {
  const answered = new Set(source.answered.map(({ anchor }) => anchor));
  return rendered.sections
    .filter(({ anchor }) => !answered.has(anchor))
    .map(({ anchor }) => ({
      line: 1,
      message: `says nothing of the section '${anchor}'`,
      hint: `npm run article -- answers ${source.frontMatter.slug}`,
    }));
}

/**
 * Checks what the files beside the articles say that each section answers: the section exists and
 * says so in its own words, nothing is left out, no question is asked twice in the library.
 */
export function checkAnswers(articles: readonly CheckedArticle[]): Problem[] {
  const weigh = weighWords(articles.map(({ rendered }) => rendered));
  const firstUse = new Map<string, string>();
  return articles.flatMap((article) => {
    const { source } = article;
    const file = answersFile(source.file);
    const { slug, title } = source.frontMatter;
    const support = (sentence: string, section: Section) =>
      supportingSections(
        sentence,
        [readEvidence({ number: 1, article: { slug, title }, section })],
        weigh,
      ).length > 0;
    const twice = source.answered
      .flatMap(({ answers }) => answers)
      .flatMap(({ questions, asked: others = [], line }) =>
        [...questions, ...others].flatMap((question) => {
          const key = asked(question);
          const other = firstUse.get(key);
          firstUse.set(key, other ?? file);
          return other === undefined
            ? []
            : [{ line, message: `'${question}' is asked already in ${other}` }];
        }),
      );
    return [
      ...unanswered(article),
      ...source.answered.flatMap((section) => [
        ...checkSection(section, article, support),
        ...checkNext(section, article, support),
      ]),
      ...twice,
    ].map((problem) => ({ file, ...problem }));
  });
}
