import type { Problem } from '../problem.ts';
import { withoutCitations } from '../statutes/citation-forms.ts';
import { readingGrade } from '../text/reading-grade.ts';
import type { CheckedArticle } from './checked-article.ts';

const WORDS_MIN = 700;
const WORDS_MAX = 1_200;
/** Grades 8 to 10 are the aim; above 12 a tired reader gives up. */
const GRADE_MAX = 12;

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
    ...(words < WORDS_MIN || words > WORDS_MAX
      ? [
          {
            file,
            message: `has ${words} words; ${WORDS_MIN} to ${WORDS_MAX} are right`,
            hint: LENGTH_HINT,
          },
        ]
      : []),
    ...(grade > GRADE_MAX
      ? [
          {
            file,
            message: `reads at grade ${grade.toFixed(1)}; ${GRADE_MAX} is the most`,
            hint: GRADE_HINT,
          },
        ]
      : []),
  ];
}
