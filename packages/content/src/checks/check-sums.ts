import type { Problem } from '../problem.ts';
import type { CheckedArticle } from './checked-article.ts';

const NUMBER = String.raw`\$?\d[\d,]*(?:\.\d+)?`;
/** What a number counts may stand between it and the sign: '28 days x 6 hours x $22'. */
const COUNTED = '(?: [a-z]+){0,2}';
const SIGN = '[×x+−÷/]';
const SUM = new RegExp(
  String.raw`(?<![\w$,.]|[×+−÷/] | x )(${NUMBER}${COUNTED}(?: ${SIGN} ${NUMBER}${COUNTED})+) = (about )?(${NUMBER})( percent)?`,
  'g',
);
/** How far 'about' may be from what a sum comes to, as a share of it. */
const ABOUT = 0.05;

function numberOf(text: string): number {
  return Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
}

/** A product or quotient of its numbers, from left to right. */
function termOf(text: string): number {
  const [first = '', ...rest] = text.split(/ (?=[×x÷/] )/);
  return rest.reduce((term, part) => {
    const number = numberOf(part.slice(1));
    return /^[×x]/.test(part) ? term * number : term / number;
  }, numberOf(first));
}

function resultOf(text: string): number {
  const [first = '', ...rest] = text.split(/ (?=[+−] )/);
  return rest.reduce(
    (sum, part) => (part.startsWith('+') ? sum + termOf(part) : sum - termOf(part)),
    termOf(first),
  );
}

/** Half of the last place that a number states: 0.5 of '300', 0.005 of '16.24'. */
function roundingOf(text: string): number {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals + 1e-9;
}

/** Sums of examples that do not come to what the text says: '30 × $10 = $3,000'. */
export function checkSums({ source: { file }, blocks }: CheckedArticle): Problem[] {
  return blocks.flatMap(({ text, line }) =>
    [...text.matchAll(SUM)].flatMap(([sum, left = '', about, right = '', percent]) => {
      const value = resultOf(left) * (percent === undefined ? 1 : 100);
      const allowed = about === undefined ? roundingOf(right) : Math.abs(value) * ABOUT;
      if (Math.abs(value - numberOf(right)) <= allowed) return [];
      const comesTo = String(Math.round(value * 100) / 100);
      return [{ file, line, message: `'${sum}' comes to ${comesTo}` }];
    }),
  );
}
