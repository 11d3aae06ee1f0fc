import { citationText } from '@hoa/core/law/law-text';
import type { GuidePassage } from '@hoa/core/schemas/guide';
import type { GuideQuestion } from '@hoa/core/schemas/guide-question';
import { type GuideOutcome, type GuideRun, guideRunSchema } from '@hoa/core/schemas/guide-run';
import { z } from 'zod';
import type { Site, Tool } from './tool.ts';

const runOnPage = guideRunSchema.extend({ page: z.url().describe('Where the portal shows it') });

/** A text of an outcome, with the passages that it rests on. */
type Said = GuideOutcome['points'][number];

/** An outcome as it is read elsewhere: its passages have whole addresses. */
function wholeOutcome(outcome: GuideOutcome, { publicUrl }: Site): GuideOutcome {
  const whole = (passages: readonly GuidePassage[]) =>
    passages.map((passage) => ({ ...passage, url: `${publicUrl}${passage.url}` }));
  const resting = <Part extends Said>(part: Part) => ({ ...part, rests: whole(part.rests) });
  const { tonight, week, later } = outcome.steps;
  return {
    ...outcome,
    standing: resting(outcome.standing),
    points: outcome.points.map(resting),
    steps: {
      tonight: tonight.map(resting),
      week: week.map(resting),
      later: later.map(resting),
    },
    reading: whole(outcome.reading),
  };
}

/** How the answer to each kind of question is written. */
const WRITTEN: Record<GuideQuestion['kind'], string> = {
  state: 'two capital letters, such as TX.',
  community: 'one of these:',
  choice: 'one of these:',
  date: 'YYYY-MM-DD, or "unknown".',
  money: 'dollars, such as 1250.50, or "unknown".',
  number: 'a whole number, or "unknown".',
};

const lines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function saidText({ text, rests }: Said): string {
  if (rests.length === 0) return text;
  const passages = rests.map(({ title, heading, url }) =>
    heading === undefined ? `${title}, ${url}` : `${title}, "${heading}", ${url}`,
  );
  return `${text} (${passages.join('; ')})`;
}

function outcomeText({ outcome }: Pick<GuideRun, 'outcome'>): string {
  if (outcome === null) return '';
  const { standing, checks, points, steps, dates, facts, notChecked, lawyer, state } = outcome;
  const all = [...steps.tonight, ...steps.week, ...steps.later];
  return [
    `## ${standing.title}\n\n${saidText(standing)}`,
    lines(checks.map(({ title, text }) => `${title}: ${text}`)),
    points.length === 0 ? '' : `## Look at this too\n\n${lines(points.map(saidText))}`,
    `## Dates\n\n${lines(dates.map(({ date, title, working }) => `${date ?? 'not known'}: ${title} (${working})`))}`,
    `## What to do\n\n${lines(all.map(saidText))}`,
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
    data: (run, site) => ({
      ...run,
      outcome: run.outcome === null ? null : wholeOutcome(run.outcome, site),
      page: `${site.publicUrl}/guides/${run.slug}`,
    }),
    text({ title, page, question, progress, outcome }) {
      if (question === null) return `# ${title} (${page})\n\n${outcomeText({ outcome })}`;
      const options = question.options.map(({ value, label }) => `${value}: ${label}`);
      return [
        `# ${title} (${page})`,
        `Question ${progress.number} of at most ${progress.most}: ${question.ask}`,
        `Answer "${question.id}" with ${WRITTEN[question.kind]}`,
        lines(options),
      ].join('\n\n');
    },
  },
};
