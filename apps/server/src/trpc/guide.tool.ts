import { citationText } from '@hoa/core/law/law-text';
import { type GuideRun, guideRunSchema } from '@hoa/core/schemas/guide-run';
import { z } from 'zod';
import type { Tool } from './tool.ts';

const runOnPage = guideRunSchema.extend({ page: z.url().describe('Where the portal shows it') });

const lines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function outcomeText({ outcome }: Pick<GuideRun, 'outcome'>): string {
  if (outcome === null) return '';
  const { standing, checks, steps, dates, facts, notChecked, lawyer, state } = outcome;
  const all = [...steps.tonight, ...steps.week, ...steps.later].map(({ text }) => text);
  return [
    `## ${standing.title}\n\n${standing.text}`,
    lines(checks.map(({ title, text }) => `${title}: ${text}`)),
    `## Dates\n\n${lines(dates.map(({ date, title, working }) => `${date ?? 'not known'}: ${title} (${working})`))}`,
    `## What to do\n\n${lines(all)}`,
    `## Rules of ${state.name}\n\n${lines(facts.map((fact) => `${fact.statement} (${citationText(fact.citation)}, ${fact.url}; ${fact.verification}, ${fact.textDate})`))}`,
    notChecked.length === 0
      ? ''
      : `Not checked for ${state.name}: ${notChecked.map(({ title }) => title).join(' ')}`,
    `## When to see a lawyer\n\n${lines(lawyer)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The next question of a guide, or what follows from the answers. */
export const RUN_GUIDE: Tool<GuideRun, z.output<typeof runOnPage>> = {
  name: 'run_guide',
  title: 'Walk a person through a situation with their association',
  description:
    'Asks a few questions, one at a time, and says where somebody stands, with a dated plan and ' +
    'the rules that it rests on. Call it with what is known; it gives the next question until ' +
    'there is none. A date, an amount or a number that is not known is answered "unknown". A date ' +
    'that it cannot count for a state is null: say so, never guess. Information, not legal advice.',
  shape: {
    schema: runOnPage,
    data: (run, { publicUrl }) => ({ ...run, page: `${publicUrl}/guides/${run.slug}` }),
    text({ title, page, question, progress, outcome }) {
      if (question === null) return `# ${title} (${page})\n\n${outcomeText({ outcome })}`;
      const options = question.options.map(({ value, label }) => `${value}: ${label}`);
      return [
        `# ${title} (${page})`,
        `Question ${progress.number} of at most ${progress.most}: ${question.ask}`,
        `Answer "${question.id}" (${question.kind}).`,
        lines(options),
      ].join('\n\n');
    },
  },
};
