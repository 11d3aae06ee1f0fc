// Writes what a question may want, for fit_answers.py, as one JSON array: the authored answers, and
// the rules of the law, each with all that is asked of it.
import { writeFileSync } from 'node:fs';
import { lawTable, readLaw } from '@hoa/content/law/law-files';
import { matterOf, withoutWhose } from '@hoa/core/law/fact-words';
import { questionLabel } from '@hoa/core/law/law-questions';
import { leaveOutOfRules } from '../left-out-questions.ts';
import { loadArticles } from '../library-articles.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: node eval/fit-answers/write-authored.ts FILE');
const answers = loadArticles().flatMap(({ slug, title, sections }) =>
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
const { kept, leftOut } = leaveOutOfRules(lawTable(readLaw()));
const leftOutOf = Map.groupBy(leftOut, ({ fact }) => fact);
// A rule stands where an answer does: its question of the table for the article, its state for the section.
const rules = kept.facts.map((fact) => ({
  rule: fact.id,
  matter: `${fact.question} ${matterOf(fact)}`,
  state: fact.state,
  slug: `law/${fact.question}`,
  title: questionLabel(fact.question),
  heading: '',
  anchor: fact.state,
  text: withoutWhose(fact.statement),
  asked: (kept.asked.get(fact.id) ?? []).map(withoutWhose),
  leftOut: (leftOutOf.get(fact) ?? []).map(({ text }) => withoutWhose(text)),
}));
writeFileSync(file, JSON.stringify([...answers, ...rules]));
