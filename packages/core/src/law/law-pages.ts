import { FEDERAL, jurisdiction, type State } from '../jurisdictions.ts';
import type { LawFact, LawQuestion } from '../schemas/law.ts';
import type { SitePage } from '../site.ts';

/** The pages of the law that are of no one state or question. */
export const LAW_PAGES = {
  overview: {
    path: '/law',
    title: 'State Law',
    description:
      'The law on homeowners associations state by state: each rule with its section, its date, and whether we have checked it.',
  },
  changes: {
    path: '/law/changes',
    title: 'What Changed in the Law and What Is Ahead',
    description:
      'Rules on homeowners associations that took effect lately, and those that change soon, by state and date.',
  },
} as const satisfies Record<string, SitePage>;

/** The Atom feed of the states, by the newest text that was read. */
export const LAW_FEED = '/law/feed.atom';

/** The page of a state: '/law/texas'. */
export function statePage({ name, slug, code }: Pick<State, 'name' | 'slug' | 'code'>): SitePage {
  const law = (word: string) => (code === FEDERAL ? name : `${name} ${word}`);
  return {
    path: `/law/${slug}`,
    title: `${law('Law')} on Associations`,
    description: `${law('law')} on homeowners and condominium associations: each rule with its section, its date and whether we have checked it.`,
  };
}

/** Where a fact stands on this site: '/law/texas#tx-fine-cap'. */
export function factPath({ state, id }: LawFact): string {
  return `${statePage(jurisdiction(state)).path}#${id}`;
}

/** The page of a question: '/law/questions/fine-cap'. */
export function questionPage({ id, label, title }: Omit<LawQuestion, 'topics'>): SitePage {
  return {
    path: `/law/questions/${id}`,
    title: `${label} by State`,
    description: `${title} The rule of each state side by side, with its section, its date and whether we have checked it.`,
  };
}
