import type { LawTable } from '../law/law-table.ts';
import type { Guide, GuideLaw } from '../schemas/guide.ts';

/** What of the law table a guide may rest on: its questions and its figures, of every state. */
export function lawOfGuide(
  guide: Guide,
  { facts, acts }: Pick<LawTable, 'facts' | 'acts'>,
): GuideLaw {
  const questions = new Set(guide.law.map(({ question }) => question));
  const parts = [...guide.checks, ...guide.shares, ...guide.dates];
  const named = new Set(parts.flatMap(({ figures }) => figures.map(({ fact }) => fact)));
  return {
    facts: facts.filter(({ id, question }) => questions.has(question) || named.has(id)),
    acts: Object.fromEntries([...acts].map(([state, of]) => [state, [...of]])),
  };
}
