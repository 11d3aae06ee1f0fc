/** Where the letters of a QWERTY keyboard lie: row, and column in half keys. */
const KEYS = new Map<string, readonly [number, number]>(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row, y) =>
    [...row].map((letter, x) => [letter, [y, 2 * x + y]] as const),
  ),
);

function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [KEYS.get(a), KEYS.get(b)];
  if (one === undefined || other === undefined) return false;
  return Math.abs(one[0] - other[0]) <= 1 && Math.abs(one[1] - other[1]) <= 2;
}

const VOWELS = 'aeiouy';
/** A slip that hands and ears make easily costs less than a whole edit. */
const EASY = 0.6;
const DOUBLED = 0.4;

function replaceCost(a: string, b: string): number {
  if (a === b) return 0;
  const easy = areNeighbours(a, b) || (VOWELS.includes(a) && VOWELS.includes(b));
  return easy ? EASY : 1;
}

/** What a letter too many or too few costs: little when it only doubles the one beside it. */
function strayCost(word: string, at: number): number {
  return word[at] === word[at - 1] || word[at] === word[at + 1] ? DOUBLED : 1;
}

/**
 * How far a typed word is from a meant one: the weighted optimal string alignment distance, of
 * Damerau's edits (a letter too many, too few, replaced, or two swapped; F. J. Damerau, "A technique
 * for computer detection and correction of spelling errors", CACM 7, 1964). Each costs 1, or less
 * where fingers slip to a neighbouring key, vowels are mixed up, or letters are doubled or swapped.
 */
export function editCost(typed: string, meant: string): number {
  const width = meant.length + 1;
  const cost = new Float64Array((typed.length + 1) * width);
  const at = (i: number, j: number) => cost[i * width + j] ?? 0;
  for (let i = 1; i <= typed.length; i++) {
    cost[i * width] = at(i - 1, 0) + strayCost(typed, i - 1);
  }
  for (let j = 1; j <= meant.length; j++) cost[j] = at(0, j - 1) + strayCost(meant, j - 1);
  for (let i = 1; i <= typed.length; i++) {
    for (let j = 1; j <= meant.length; j++) {
      const [a = '', b = ''] = [typed[i - 1], meant[j - 1]];
      let least = Math.min(
        at(i - 1, j - 1) + replaceCost(a, b),
        at(i - 1, j) + strayCost(typed, i - 1),
        at(i, j - 1) + strayCost(meant, j - 1),
      );
      if (i > 1 && j > 1 && a === meant[j - 2] && typed[i - 2] === b && a !== b) {
        least = Math.min(least, at(i - 2, j - 2) + EASY);
      }
      cost[i * width + j] = least;
    }
  }
  return at(typed.length, meant.length);
}
