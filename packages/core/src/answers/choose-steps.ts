import type { RetrievedSection } from '../search/library-index.ts';
import type { Relevance } from '../search/relevance.ts';
import { isSameSection, type Place } from './passages.ts';

const FEWEST_STEPS = 2;
const MOST_STEPS = 8;
/** How much less steps may say of the question than the rest of the answer. */
const LEAST_RELEVANCE = 0.12;

/** The numbered steps of a section, whole. */
export interface Steps extends Place {
  steps: readonly string[];
  /** How many more the section has than are shown. */
  more: number;
}

/** 'What to do if you are turned away': for readers whose case it is. */
const FOR_A_CASE = /\b(?:if|when|after)\b/i;

function stepsOf({ section }: Place): string[] {
  return section.blocks.filter(({ kind }) => kind === 'step').map(({ text }) => text);
}

/**
 * The steps of the best article that fit a question best, if any say something of it.
 *
 * @param only the one section to take them from, for a question that does not ask for steps
 */
export function chooseSteps(
  top: RetrievedSection,
  relevance: Relevance,
  only?: Place,
): Steps | undefined {
  const { article } = top;
  let best: { place: Place; steps: string[]; fit: number } | undefined;
  for (const section of article.sections) {
    const place = { article, section };
    // Mistakes are numbered too, but nobody should follow them.
    if (section.part === 'common-mistakes') continue;
    if (only !== undefined && !isSameSection(place, only)) continue;
    if (FOR_A_CASE.test(section.heading) && relevance(section.heading) === 0) continue;
    const steps = stepsOf(place);
    if (steps.length < FEWEST_STEPS) continue;
    const fit = relevance(`${section.heading}. ${steps.join(' ')}`);
    if (best === undefined || fit > best.fit) best = { place, steps, fit };
  }
  if (best === undefined || best.fit < LEAST_RELEVANCE) return undefined;
  const { place, steps } = best;
  return {
    ...place,
    steps: steps.slice(0, MOST_STEPS),
    more: Math.max(0, steps.length - MOST_STEPS),
  };
}
