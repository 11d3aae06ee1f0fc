import type { Retrieval } from '../search/library-index.ts';
import type { Passage, SectionRef } from '../search/passages.ts';
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

/** What editors wrote to do after the answer that leads, with the section that says so. */
export function nextStepOf({ article, section, next }: Passage): Quoted | undefined {
  if (next === undefined) return undefined;
  const place = article.sections.find(({ anchor }) => anchor === next.section) ?? section;
  return { article, section: place, text: next.text };
}

/** A step towards the board or its manager, or a request to them that names nobody. */
const TO_BOARD =
  /^(?:(?:ask|call|tell|press|write(?: back)? to|send|give|hand) (?:the |your )?(?:board|manager|secretary|treasurer|president|association|committee)\b|ask (?:for|in writing|to|that|whether|in the|at the)\b|(?:request|raise the defense|hand in)\b)/i;

/** Whether a step is one that an owner takes towards the board, which a board is not told. */
export function isTowardsBoard(step: string): boolean {
  return TO_BOARD.test(step);
}

const FEWEST_STEPS = 2;
const STEPS_MAX = 6;

/**
 * The steps of the lead's own section, where the question asks what to do. Those of another section
 * of its article, under a heading that says some of the question, were for another case in 13 of 16.
 */
export function chooseSteps(lead: RankedExcerpt, { wanted }: Retrieval): Steps | undefined {
  const { types } = wanted;
  const asks = types.includes('how-to') || types.includes('what-if-refused');
  const { article, section } = lead.excerpt.passage;
  if (!asks || section.part === 'common-mistakes') return undefined;
  const steps = section.blocks.filter(({ kind }) => kind === 'step').map(({ text }) => text);
  if (steps.length < FEWEST_STEPS) return undefined;
  const shown = steps.slice(0, STEPS_MAX);
  return { article, section, steps: shown, more: steps.length - shown.length };
}

/**
 * What stands below a lead bears on the question when its words lie near it, and the more so the
 * nearer the question lies to it read as a whole: a sum of cosines. Of 782 graded passages that were
 * chosen without this 64 of 100 bore on the question; of those that reach it, 76 do (eval/README.md).
 * In a conversation neither tells enough, and without word vectors nothing is known to lie near.
 */
const NEAR_ENOUGH = 0.53;
const READ_COUNTS = 0.6;

function mayBear({ near, read }: RankedExcerpt, goesOn: boolean): boolean {
  return goesOn || near.words === 0 || near.words + READ_COUNTS * read >= NEAR_ENOUGH;
}

const SUPPORTING_MAX = 2;
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
const CHARS_MAX = 380;
/** What may be given up for one sentence instead of three. */
const BRIEF = 2;

/**
 * What else bears on the question: the best words of each article that fits, often none.
 *
 * @param around what the answer quotes already, whether the question goes on from an earlier one,
 *   and what was shown
 */
export function chooseSupport(
  lead: RankedExcerpt,
  { excerpts, wanted }: Retrieval,
  around: {
    taken: readonly SectionRef[];
    goesOn: boolean;
    isShown: (excerpt: RankedExcerpt) => boolean;
  },
): Quoted[] {
  const { taken, goesOn, isShown } = around;
  const isMeant = lead.near.words > 0;
  const best = new Map<string, RankedExcerpt>();
  for (const one of excerpts) {
    const { passage, text } = one.excerpt;
    const { slug } = passage.article;
    const isTaken = best.has(slug) || taken.some(({ section }) => section === passage.section);
    const isBeside = taken.some(({ article }) => article.slug === slug);
    const fits = one.score >= lead.score - NEAR && one.articleFit >= ARTICLE_FITS;
    const isNear = one.near.passage >= (isBeside ? BEARS_BESIDE : BEARS);
    const bears = fits && (isMeant ? isNear && mayBear(one, goesOn) : !isBeside);
    const isShort = passage.kind !== 'sample' && text.length <= CHARS_MAX;
    if (!isTaken && bears && isShort && mayBeShown(one, wanted.states) && !isShown(one)) {
      best.set(slug, one);
    }
  }
  return [...best.values()]
    .sort((a, b) => b.near.passage - a.near.passage)
    .slice(0, SUPPORTING_MAX)
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
const OTHER_MAX_CHARS = 260;
/** A question as an editor writes it, and not as somebody types it. */
const WRITTEN_QUESTION = /^\p{Lu}.*\?$/u;

/** What an authored answer is about: the question that editors wrote, or what it stands under. */
function labelOf({ article, questions, section }: Passage): string {
  const names = section.part === 'in-short' ? article.title : section.heading;
  return questions.find((one) => WRITTEN_QUESTION.test(one)) ?? `${names}:`;
}

/**
 * What else editors wrote that may be the answer, where the ranking can hardly tell it from the
 * lead: better two or three short answers of which one is right than a wrong one alone. None for a
 * question what a thing is, nor where editors wrote the lead for the very question.
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
  const { steps, goesOn, isShown, saysAgain } = around;
  const { below, most: mostAlone, beforeSteps } = goesOn ? IN_TALK : ALONE;
  const most = steps === undefined ? mostAlone : beforeSteps;
  const chosen: RankedExcerpt[] = [];
  for (const one of excerpts) {
    if (chosen.length === most || one.score < lead.score - below) break;
    const { passage, text } = one.excerpt;
    const isWritten = passage.kind === 'answer' && text.length <= OTHER_MAX_CHARS;
    const isForAll = wanted.states.size > 0 || one.excerpt.states.size === 0;
    const isFit = isWritten && isForAll && passage.section !== steps?.section;
    if (!isFit || !mayBeShown(one, wanted.states) || isShown(one)) continue;
    if (!mayBear(one, goesOn)) continue;
    const isNew = [lead, ...chosen].every(
      ({ excerpt }) => excerpt.passage !== passage && !saysAgain(text, excerpt.text),
    );
    if (isNew) chosen.push(one);
  }
  return chosen.map(({ excerpt: { passage, text } }) => {
    return { ...passage, text, label: labelOf(passage) };
  });
}
