/** Special tokens: what begins a text, ends each of its parts, and stands for what has no token. */
const BEGIN = '[CLS]';
const END = '[SEP]';
const UNKNOWN = '[UNK]';
/** What a token that goes on within a word begins with. */
const WITHIN = '##';

/** Of a text that is too long so much of the beginning is kept, and more of the end, where people ask. */
const BEGINNING = 1 / 3;

/** At most so many tokens of a text, those of its beginning and of its end. */
function withoutMiddle(ids: readonly number[], most: number): readonly number[] {
  if (ids.length <= most) return ids;
  const first = Math.floor(BEGINNING * most);
  return [...ids.slice(0, first), ...ids.slice(first - most)];
}

const ACCENTS = /\p{Mn}/gu;
const WORDS = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** A text as the ids of its tokens. */
export interface Tokens {
  ids: number[];
  /** Where the part begins that is to be understood; what stands before it was said before. */
  from: number;
}

/**
 * Splits texts into the tokens of a vocabulary: whole words where it has them, the longest
 * beginnings that it has otherwise (WordPiece; J. Devlin et al., "BERT", 2019, section 3).
 */
export class WordPieces {
  readonly #idOf: ReadonlyMap<string, number>;
  readonly #marks: { begin: number; end: number; unknown: number };
  /** Letters of the longest token: no longer ones are looked for, however long a word is. */
  readonly #longest: number;

  /**
   * @param vocabulary the token of each id
   * @throws Error unless the marks that every text needs are among them
   */
  constructor(vocabulary: readonly string[]) {
    this.#idOf = new Map(vocabulary.map((token, id) => [token, id]));
    this.#marks = {
      begin: this.#mark(BEGIN),
      end: this.#mark(END),
      unknown: this.#mark(UNKNOWN),
    };
    this.#longest = vocabulary.reduce((most, token) => Math.max(most, token.length), 0);
  }

  /**
   * @param text what is to be understood
   * @param before what was said before it
   * @param most tokens of each of the two at most, marks among them; what is more is left out of the middle
   */
  tokenize(text: string, before: string | undefined, most: number): Tokens {
    const { begin, end } = this.#marks;
    const own = withoutMiddle(this.#tokenizeWords(text), most - 2);
    if (before === undefined) return { ids: [begin, ...own, end], from: 0 };
    const said = [begin, ...withoutMiddle(this.#tokenizeWords(before), most - 2), end];
    return { ids: [...said, ...own, end], from: said.length };
  }

  #mark(name: string): number {
    const id = this.#idOf.get(name);
    if (id === undefined) throw new Error(`No ${name} in the vocabulary`);
    return id;
  }

  #tokenizeWords(text: string): number[] {
    const plain = text.normalize('NFD').toLowerCase().replace(ACCENTS, '').replaceAll('’', "'");
    return (plain.match(WORDS) ?? []).flatMap((word) => this.#tokenizeWord(word));
  }

  #tokenizeWord(word: string): number[] {
    const ids: number[] = [];
    let at = 0;
    while (at < word.length) {
      const found = this.#longestFrom(word, at);
      if (found === undefined) return [this.#marks.unknown];
      ids.push(found.id);
      at = found.end;
    }
    return ids;
  }

  #longestFrom(word: string, at: number): { id: number; end: number } | undefined {
    for (let end = Math.min(word.length, at + this.#longest); end > at; end--) {
      const piece = word.slice(at, end);
      const id = this.#idOf.get(at === 0 ? piece : `${WITHIN}${piece}`);
      if (id !== undefined) return { id, end };
    }
    return undefined;
  }
}
