import type { Problem } from '../problem.ts';
import { withoutCitations } from '../statutes/citation-forms.ts';
import { readingGrade } from '../text/reading-grade.ts';
import type { CheckedArticle } from './checked-article.ts';

const MIN_WORDS = 700;
const MAX_WORDS = 1_200;
/** Grades 8 to 10 are the aim; above 12 a tired reader gives up. */
const MAX_GRADE = 12;

const LENGTH_HINT = 'Cut what repeats, or add a thing to use: a procedure, a table, an example.';
const GRADE_HINT = 'Shorten sentences and take plainer verbs. Statute citations do not count.';

/** The Flesch-Kincaid grade of an article's prose: no tables, and a citation counts as a word. */
export function articleGrade({ blocks }: CheckedArticle): number {
  const prose = blocks.filter(({ kind }) => kind === 'paragraph');
  return readingGrade(prose.map(({ text }) => withoutCitations(text, 'statute')));
}

/** An article that is too short, too long or too hard to read. */
export function checkReading(article: CheckedArticle): Problem[] {
  const { words } = article.rendered;
  const { file } = article.source;
  const grade = articleGrade(article);
  return [
    ...(words < MIN_WORDS || words > MAX_WORDS
      ? [
          {
            file,
            message: `has ${words} words; ${MIN_WORDS} to ${MAX_WORDS} are right`,
            hint: LENGTH_HINT,
          },
        ]
      : []),
    ...(grade > MAX_GRADE
      ? [
          {
            file,
            message: `reads at grade ${grade.toFixed(1)}; ${MAX_GRADE} is the most`,
            hint: GRADE_HINT,
          },
        ]
      : []),
  ];
}
