import { jurisdiction } from '@hoa/core/jurisdictions';
import { questionPage, statePage } from '@hoa/core/law/law-pages';
import { citationText, readDate } from '@hoa/core/law/law-text';
import {
  type LawComparison,
  type LawFact,
  type LawOfState,
  lawComparisonSchema,
  lawOfStateSchema,
} from '@hoa/core/schemas/law';
import { z } from 'zod';
import type { Tool } from './tool.ts';

const PROVENANCE =
  'Each rule comes with its section, the address of it, and how it was verified: read against the ' +
  'text of the law, or cited from a source named. Quote both. Where nothing is given, the portal ' +
  'has not checked that state: say so rather than guess.';

const onPage = { page: z.url().describe('Where the portal shows it') };
const lawOfStatePage = lawOfStateSchema.extend(onPage);
const comparisonPage = lawComparisonSchema.extend(onPage);

/** A rule on a line, with all by which it can be looked up again. */
export function factLine(fact: LawFact): string {
  const { state, statement, citation, url, verification, source = 'a source' } = fact;
  const date = readDate(fact);
  const how =
    verification === 'checked'
      ? `read against the text of ${date}`
      : `from ${[source, date].filter(Boolean).join(', ')}; not read against the text`;
  return `- ${jurisdiction(state).name}: ${statement} (${citationText(citation)}, ${url}; ${how})`;
}

/** What one state says. */
export const READ_STATE_LAW: Tool<LawOfState, z.output<typeof lawOfStatePage>> = {
  name: 'read_state_law',
  title: 'Read the law of a state on associations',
  description: `Gives the rules of one state, or of federal law (US), on associations, all or those that bear on one article, with its acts and what changes soon. ${PROVENANCE}`,
  shape: {
    schema: lawOfStatePage,
    data: (law, { publicUrl }) => ({ ...law, page: publicUrl + statePage(law).path }),
    text({ name, page, facts, acts, changes }) {
      const none = `No rule of ${name} on this has been checked yet.`;
      return [
        `# ${name} (${page})`,
        facts.map(factLine).join('\n') || none,
        `## Acts\n\n${acts.map((act) => `- ${act.name}, ${act.citation}: ${act.url}`).join('\n')}`,
        ...(changes.length === 0
          ? []
          : [`## Ahead\n\n${changes.map(({ act, what }) => `- ${act}: ${what}`).join('\n')}`]),
      ].join('\n\n');
    },
  },
};

/** What every state says on one question. */
export const COMPARE_STATES: Tool<LawComparison, z.output<typeof comparisonPage>> = {
  name: 'compare_states',
  title: 'Compare states on a question of law',
  description: `Gives the rule of every state that has been looked at on one question such as fine-cap, records-access or reserve-study. ${PROVENANCE}`,
  shape: {
    schema: comparisonPage,
    data: (law, { publicUrl }) => ({ ...law, page: publicUrl + questionPage(law).path }),
    text: ({ title, page, facts }) => `# ${title} (${page})\n\n${facts.map(factLine).join('\n')}`,
  },
};
