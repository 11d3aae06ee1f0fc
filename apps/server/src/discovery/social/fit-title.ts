/** Width of a text in pixels when it is set at one pixel. */
export type MeasureText = (text: string) => number;

export interface FittedTitle {
  fontSize: number;
  lines: string[];
}

/** How small the type may become to need no more lines than these: few large lines read best. */
const SIZE_MIN_BY_LINES = [
  [1, 80],
  [2, 66],
  [3, 56],
  [4, 40],
] as const;
const SIZE_MAX = 88;
const SIZE_STEP = 2;

/** Words onto lines no wider than `width`, or null when a word alone is wider. */
function wrap(words: readonly string[], width: number, measure: MeasureText): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return null;
    const extended = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && measure(extended) <= width) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be. */
function balance(words: readonly string[], lines: string[], measure: MeasureText): string[] {
  let best = lines;
  for (;;) {
    const widest = Math.max(0, ...best.map(measure));
    if (widest === 0) return best;
    const tighter = wrap(words, widest * 0.999, measure);
    if (tighter === null || tighter.length > lines.length) return best;
    best = tighter;
  }
}

/** What is left when even small type does not hold the title: its beginning, cut short. */
function cut(title: string, fontSize: number, width: number, measure: MeasureText): FittedTitle {
  const characters = [...title];
  while (characters.length > 1 && measure(`${characters.join('')}…`) * fontSize > width) {
    characters.pop();
  }
  return { fontSize, lines: [`${characters.join('').trimEnd()}…`] };
}

/** Measures each text once: the same words are tried in many sizes. */
function remembering(measure: MeasureText): MeasureText {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measure(text);
    widths.set(text, width);
    return width;
  };
}

/** The largest type, and its lines, in which a title fits into `width` pixels and four lines. */
export function fitTitle(title: string, width: number, measureText: MeasureText): FittedTitle {
  const measure = remembering(measureText);
  const words = title.split(/\s+/).filter((word) => word !== '');
  let smallest = SIZE_MAX;
  for (const [maxLines, minSize] of SIZE_MIN_BY_LINES) {
    smallest = minSize;
    for (let fontSize = SIZE_MAX; fontSize >= minSize; fontSize -= SIZE_STEP) {
      const lines = wrap(words, width / fontSize, measure);
      if (lines !== null && lines.length <= maxLines) {
        return { fontSize, lines: balance(words, lines, measure) };
      }
    }
  }
  return cut(words.join(' '), smallest, width, measure);
}
