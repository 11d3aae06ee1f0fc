import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { runGuide } from '@hoa/core/guides/run-guide';
import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { readLaw } from '../law/law-files.ts';
import { readGuides } from './guide-files.ts';

const { guides } = readGuides();
const law = readLaw();
const facts = law.facts.map(({ fact }) => fact);

/** What a guide comes to by some answers, by all of the law, on a day. */
export function followGuide(slug: string, answers: GuideAnswers, today: string): GuideOutcome {
  const guide = guides.find((one) => one.slug === slug);
  if (guide === undefined) throw new Error(`there is no guide ${slug}`);
  const own = lawOfGuide(guide, { facts, acts: law.acts });
  const { outcome } = runGuide(guide, answers, { law: own, today });
  if (outcome === null) throw new Error('the answers do not lead to the end');
  return outcome;
}
