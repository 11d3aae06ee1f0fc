// Writes the authored answers with all that is asked of each, for fit_answers.py: one JSON array.
import { writeFileSync } from 'node:fs';
import { loadArticles } from '../library-articles.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: node eval/fit-answers/write-authored.ts FILE');
const authored = loadArticles().flatMap(({ slug, title, sections }) =>
  sections.flatMap(({ heading, anchor, answers }) =>
    answers.map(({ text, questions, asked = [] }) => ({
      slug,
      title,
      heading,
      anchor,
      text,
      asked: [...questions, ...asked],
    })),
  ),
);
writeFileSync(file, JSON.stringify(authored));
