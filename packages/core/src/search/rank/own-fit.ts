/** How a question of a conversation fits an excerpt without what it carries over, each 0 to about 1. */
export interface OwnFit {
  /** How well one of the questions that the excerpt answers says what this one says itself. */
  questionFit: number;
  /** How near its own words lie in meaning: to the excerpt's, and to the passage or its questions. */
  words: number;
  passage: number;
  /** 1 for the authored answer that lies nearest of the articles talked about. */
  nearest: number;
  /** 1 for an authored answer of the asked type, in an article talked about. */
  typed: number;
  /** 1 for an authored answer to what hardly anybody asks. */
  detail: number;
  /** 1 when the article was being talked about, and how much. */
  talked: number;
  talkedMost: number;
}

/** What each adds to the rating; fitted by `npm run eval -- --fit-talk`, see eval/README.md. */
export const OWN_WEIGHTS: Readonly<Record<keyof OwnFit, number>> = {
  questionFit: 0.22,
  words: 9.28,
  passage: 2.23,
  nearest: 0.5,
  typed: 0.9,
  detail: -0.18,
  talked: 2.02,
  talkedMost: -0.48,
};

/** What its own words add to the rating of an excerpt. */
export function ownScore(own: OwnFit): number {
  let score = 0;
  for (const name of Object.keys(own) as (keyof OwnFit)[]) score += OWN_WEIGHTS[name] * own[name];
  return score;
}
