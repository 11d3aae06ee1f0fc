/** Abbreviations after which a sentence goes on. */
const ABBREVIATION =
  /(?:^|[\s(“"'])(?:Mr|Mrs|Ms|Dr|St|No|Nos|Inc|Co|Corp|Ltd|vs|v|Sec|Secs|Art|Ch|Par|approx|est|etc|e\.g|i\.e|U\.S|U\.S\.C|C\.F\.R|F\.R|Stat|Code|Civ|Prop|Corp|Gov|Rev|Ann|Ariz|Cal|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Or|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo|Comp|Laws|Gen|Bus|Prof|Bankr|Fed|Reg|Tit|App|Supp|[A-Z])\.$/;

/** A full stop, question or exclamation mark with what closes around it, before a new start. */
const BREAK = /[.!?]+["”’')\]]*(?=\s+["“‘'([]?[\p{Lu}\p{N}$§])/gu;

/** Characters [from, to) of a text that are one sentence. */
export interface SentenceSpan {
  from: number;
  to: number;
}

/** Where the sentences of a plain text stand, without the spaces between them. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const close = (end: number) => {
    const sentence = text.slice(start, end);
    const from = start + (sentence.length - sentence.trimStart().length);
    const to = start + sentence.trimEnd().length;
    if (to > from) spans.push({ from, to });
    start = end;
  };
  for (const match of text.matchAll(BREAK)) {
    const to = match.index + match[0].length;
    if (match[0] === '.' && ABBREVIATION.test(text.slice(start, to))) continue;
    close(to);
  }
  close(text.length);
  return spans;
}

/**
 * The sentences of a plain text, whole and verbatim; nothing between them is lost but spaces.
 * Abbreviations ('Fla. Stat. § 720.303') do not end one.
 */
export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ from, to }) => text.slice(from, to));
}
