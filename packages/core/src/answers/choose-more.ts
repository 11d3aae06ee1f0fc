import type { Retrieval } from '../search/library-index.ts';
import { excerptsOf, NOT_ASKED, type Passage, type SectionRef } from '../search/passages.ts';
import type { RankedExcerpt } from '../search/rank-excerpts.ts';
import { mayBeShown, shortest } from './choose-lead.ts';

/** Words of a section that an answer quotes, verbatim and whole. */
export interface Quoted extends SectionRef {
  text: string;
}

/** The numbered steps of a section. */
export interface Steps extends SectionRef {
  steps: readonly string[];
  /** How many more the section has than are shown. */
  more: number;
}

/** What a reader may be told to do, as the first word of an order. */
const ORDERS =
  'answer|appeal|ask|attend|bring|build|call|check|collect|compare|count|document|file|find|fix|get|give|go|keep (?:a|the|each)|learn|list|look|note|offer|pay|photograph|point|put|read|record|report|request|save|send|start|stop|take|talk|tell|test|watch|write';
/** "Ask the manager ...", "If your car was towed, photograph ..." */
const ADVISES = new RegExp(`^(?:(?:If|When|Before|After) [^.;:]{3,120}, )?(?:${ORDERS})\\b`, 'i');
const CONDITIONAL = /^(?:If|When)\b/;
/** What a question must say of the case that an advice is for, and of any advice. */
const SAME_CASE = 0.2;
const SAME_SECTION = 0.15;
const LEAST_ADVICE = 0.12;

/** The one sentence that tells the reader what to do: of the lead's section, or of the summary. */
export function chooseAdvice(
  lead: RankedExcerpt,
  { wanted }: Retrieval,
  answered: string,
): Quoted | undefined {
  const { matcher } = wanted;
  const { article, section } = lead.excerpt.passage;
  if (ADVISES.test(lead.excerpt.text)) return undefined;
  const places = [section, ...article.sections.filter(({ part }) => part === 'in-short')];
  let best: (Quoted & { fit: number }) | undefined;
  for (const place of places) {
    for (const [at, block] of place.blocks.entries()) {
      if (block.kind !== 'paragraph') continue;
      const passage: Passage = {
        ...{ article, section: place, place: at, leadIn: '', ...NOT_ASKED },
        ...block,
      };
      for (const excerpt of excerptsOf(passage)) {
        if (excerpt.sentences !== 1 || !ADVISES.test(excerpt.text)) continue;
        if (answered.includes(excerpt.text)) return undefined;
        const says = matcher.share(matcher.read(excerpt.text));
        if (CONDITIONAL.test(excerpt.text) && says < SAME_CASE) continue;
        const fit = says + (place === section ? SAME_SECTION : 0);
        if (fit >= LEAST_ADVICE && fit > (best?.fit ?? 0)) {
          best = { article, section: place, text: excerpt.text, fit };
        }
      }
    }
  }
  return best;
}

const FEWEST_STEPS = 2;
const MOST_STEPS = 6;
/** What the heading that steps stand under must say of the question. */
const HEADING_FITS = 0.3;

/** The steps of the best article under a heading that fits, where the question asks what to do. */
export function chooseSteps(lead: RankedExcerpt, { wanted }: Retrieval): Steps | undefined {
  const { matcher, types } = wanted;
  const asks = types.includes('how-to') || types.includes('what-if-refused');
  if (!asks) return undefined;
  const { article, section: own } = lead.excerpt.passage;
  let best: { steps: Steps; fit: number } | undefined;
  for (const section of article.sections) {
    if (section.part === 'common-mistakes') continue;
    const steps = section.blocks.filter(({ kind }) => kind === 'step').map(({ text }) => text);
    if (steps.length < FEWEST_STEPS) continue;
    const heading = matcher.share(matcher.read(section.heading));
    const fits = heading + matcher.share(matcher.read(`${section.heading} ${steps.join(' ')}`)) / 2;
    const isOwn = section.anchor === own.anchor;
    if (!isOwn && heading < HEADING_FITS) continue;
    const fit = fits + (isOwn ? 1 : 0);
    if (fit > (best?.fit ?? 0)) {
      const shown = steps.slice(0, MOST_STEPS);
      best = { fit, steps: { article, section, steps: shown, more: steps.length - shown.length } };
    }
  }
  return best?.steps;
}

const MOST_SUPPORTING = 2;
/**
 * An excerpt bears on the question that is rated so far below the lead, stands in an article that
 * fits so well, and lies hardly farther from the question in meaning than the nearest passage of
 * the library: differences of cosines, which tell most of the three. What the lead's own article
 * says elsewhere is more often its neighbour than the next thing to know (decision 020).
 */
const NEAR = 6;
const ARTICLE_FITS = 0.5;
const BEARS = -0.08;
const BEARS_BESIDE = -0.02;
const MOST_CHARS = 380;
/** What may be given up for one sentence instead of three. */
const BRIEF = 2;

/**
 * What else bears on the question: the best words of each article that fits, often none.
 *
 * @param taken what the answer quotes already
 */
export function chooseSupport(
  lead: RankedExcerpt,
  { excerpts, wanted }: Retrieval,
  taken: readonly SectionRef[],
  isShown: (excerpt: RankedExcerpt) => boolean,
): Quoted[] {
  const isMeant = lead.near.words > 0;
  const best = new Map<string, RankedExcerpt>();
  for (const one of excerpts) {
    const { passage, text } = one.excerpt;
    const { slug } = passage.article;
    const isTaken = best.has(slug) || taken.some(({ section }) => section === passage.section);
    const isBeside = taken.some(({ article }) => article.slug === slug);
    const fits = one.score >= lead.score - NEAR && one.articleFit >= ARTICLE_FITS;
    const isNear = one.near.passage >= (isBeside ? BEARS_BESIDE : BEARS);
    const bears = fits && (isMeant ? isNear : !isBeside);
    const isShort = passage.kind !== 'sample' && text.length <= MOST_CHARS;
    if (!isTaken && bears && isShort && mayBeShown(one, wanted.states) && !isShown(one)) {
      best.set(slug, one);
    }
  }
  return [...best.values()]
    .sort((a, b) => b.near.passage - a.near.passage)
    .slice(0, MOST_SUPPORTING)
    .map((one) => shortest(one, excerpts, BRIEF))
    .map(({ excerpt: { passage, text } }) => ({ ...passage, text }));
}

/** What may be the answer instead of the lead, under the question that it answers. */
export interface OtherAnswer extends Quoted {
  label: string;
}

/**
 * How many other answers stand beside a lead, and how much less likely they may be. What is so little
 * below it answers nearly as likely: the odds are those of the fit (a conditional logit), 1 : e to
 * this. In a conversation a question says too little for its odds to tell much: of 240 follow-ups the
 * lead answers 52 %, it or one of two within 1 : e^3 64 %, it or one of three within 1 : e^6 69 %.
 */
const ALONE = { below: 3, most: 2, beforeSteps: 1 };
const IN_TALK = { below: 6, most: 3, beforeSteps: 2 };
const MOST_OTHER_CHARS = 260;
/** A question as an editor writes it, and not as somebody types it. */
const WRITTEN_QUESTION = /^\p{Lu}.*\?$/u;

/** What an authored answer is about: the question that editors wrote, or what it stands under. */
function labelOf({ article, questions, section }: Passage): string {
  const names = section.part === 'in-short' ? article.title : section.heading;
  return questions.find((one) => WRITTEN_QUESTION.test(one)) ?? `${names}:`;
}

/**
 * What else editors wrote that may be the answer, where the ranking can hardly tell it from the
 * lead: better two or three short answers of which one is right than a wrong one alone. Who asks
 * what a thing is wants to know that, and what editors wrote for the very question is right.
 *
 * @param around the steps that the answer tells after them, which are not told before, whether the
 *   question goes on from an earlier one, what was shown, and whether a text says little more than
 *   another
 */
export function chooseOthers(
  lead: RankedExcerpt,
  { excerpts, answer, wanted }: Retrieval,
  around: {
    steps: Steps | undefined;
    goesOn: boolean;
    isShown: (excerpt: RankedExcerpt) => boolean;
    saysAgain: (text: string, before: string) => boolean;
  },
): OtherAnswer[] {
  if (wanted.types[0] === 'what-is' || lead.excerpt.passage === answer) return [];
  const { steps, isShown, saysAgain } = around;
  const { below, most: mostAlone, beforeSteps } = around.goesOn ? IN_TALK : ALONE;
  const most = steps === undefined ? mostAlone : beforeSteps;
  const chosen: RankedExcerpt[] = [];
  for (const one of excerpts) {
    if (chosen.length === most || one.score < lead.score - below) break;
    const { passage, text } = one.excerpt;
    const isWritten = passage.kind === 'answer' && text.length <= MOST_OTHER_CHARS;
    const isForAll = wanted.states.size > 0 || one.excerpt.states.size === 0;
    const isFit = isWritten && isForAll && passage.section !== steps?.section;
    if (!isFit || !mayBeShown(one, wanted.states) || isShown(one)) continue;
    const isNew = [lead, ...chosen].every(
      ({ excerpt }) => excerpt.passage !== passage && !saysAgain(text, excerpt.text),
    );
    if (isNew) chosen.push(one);
  }
  return chosen.map(({ excerpt: { passage, text } }) => {
    return { ...passage, text, label: labelOf(passage) };
  });
}
