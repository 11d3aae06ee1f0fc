/** A number that a text states, with what it counts where that is time, a share or money. */
export interface Figure {
  value: string;
  unit: string | null;
}

/** The numbers of a text, and the units it names anywhere. */
export interface Figures {
  stated: readonly Figure[];
  units: ReadonlySet<string>;
}

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    minute: 'minute minutes',
    hour: 'hour hours',
    day: 'day days daily',
    week: 'week weeks weekly',
    month: 'month months monthly',
    year: 'year years annual annually yearly',
    percent: 'percent percentage %',
    dollar: 'dollar dollars $',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

const SPELLED: ReadonlyMap<string, string> = new Map(
  (
    'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 ' +
    'fifteen:15 twenty:20 thirty:30 forty:40 forty-five:45 fifty:50 sixty:60 seventy:70 eighty:80 ' +
    'ninety:90 half:1/2 two-thirds:2/3 three-fourths:3/4 three-quarters:3/4 majority:1/2+ ' +
    'supermajority:1/2++ unanimous:all unanimously:all twice:2x double:2x ' +
    'always:always never:never automatic:automatic automatically:automatic'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Small numbers that a writer counts for himself ('two ways', 'one of them') state nothing. */
const COUNTED =
  /^(?:main|key|basic|common|different|other|separate|more|of|ways?|options?|things?|steps?|points?|kinds?|types?|reasons?|parts?|choices?|questions?|remedies|routes|paths|tools|rules?|sources?|places?|cases?|exceptions?|sets?|people|person)$/;
/** Words that may stand between a number and its unit: 'not fewer than 10 nor more than 60 days'. */
const BETWEEN =
  /^(?:to|and|or|nor|more|less|fewer|than|not|at|least|most|through|business|calendar|full|working|consecutive|additional|clear|further|per|of)$/;
const UNIT_DISTANCE = 7;

const TOKEN = /\$?\d(?:[.,:/-]?[\p{L}\p{N}])*%?|\p{L}+(?:['’-]\p{L}+)*|[.;!?](?=\s|$)/gu;

/** '$1,200' is 1200, '20-day' is 20 and 'day', '15%' is 15 and 'percent'. */
function spread(token: string): string[] {
  const small = token.toLowerCase();
  if (!/^\$?\d/.test(small)) {
    const [head = '', ...rest] = small.split('-');
    return !SPELLED.has(small) && SPELLED.has(head) ? [head, ...rest] : [small];
  }
  const money = small.startsWith('$') ? ['$'] : [];
  const share = small.endsWith('%') ? ['%'] : [];
  const bare = small.replace(/^\$|%$/g, '').replace(/(?<=\d),(?=\d{3})/g, '');
  const compound = /^(\d+)-(\p{L}[\p{L}-]*)$/u.exec(bare);
  return compound ? [compound[1] ?? '', compound[2] ?? ''] : [bare, ...money, ...share];
}

function unitAfter(tokens: readonly string[], at: number): string | null {
  for (const token of tokens.slice(at + 1, at + 1 + UNIT_DISTANCE)) {
    const unit = UNITS.get(token);
    if (unit !== undefined) return unit;
    if (!BETWEEN.test(token) && !/^\d/.test(token) && !SPELLED.has(token)) return null;
  }
  return null;
}

function figuresAt(tokens: readonly string[], at: number): Figure[] {
  const token = tokens[at] ?? '';
  const unit = unitAfter(tokens, at);
  if (/^\d/.test(token)) {
    // 10-30 days is a range; 3-109 alone is the section of an act.
    const range = unit === null ? null : /^(\d+)-(\d+)$/.exec(token);
    return (range?.slice(1) ?? [token]).map((value) => ({ value, unit }));
  }
  const value = SPELLED.get(token);
  if (value === undefined) return [];
  const isShare = !/^\d+$/.test(value);
  if (unit === null && !isShare && (value === '1' || COUNTED.test(tokens[at + 1] ?? ''))) return [];
  return [{ value, unit: isShare ? null : unit }];
}

/** Reads the numbers that a text states, spelled or in digits, with their units. */
export function figuresOf(text: string): Figures {
  const tokens = (text.match(TOKEN) ?? []).flatMap(spread);
  return {
    stated: tokens.flatMap((_, at) => figuresAt(tokens, at)),
    units: new Set(tokens.flatMap((token) => UNITS.get(token) ?? [])),
  };
}

/** Whether a text states a number, with the same unit where the claim names one. */
export function statesFigure(figures: Figures, claim: Figure): boolean {
  return figures.stated.some(
    ({ value, unit }) =>
      value === claim.value &&
      (claim.unit === null ||
        unit === claim.unit ||
        (unit === null && figures.units.has(claim.unit))),
  );
}

/** Whether a word in small letters is a number written out: 'thirty', 'majority'. */
export function isSpelledNumber(word: string): boolean {
  return SPELLED.has(word);
}
