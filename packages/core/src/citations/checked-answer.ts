import { topicPath } from '../library/library-article.ts';
import type { Citation } from '../schemas/answer.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { AnswerBlock, BlockKind } from './answer-block-reader.ts';
import {
  type CheckedBlock,
  type CheckedSentence,
  type CheckSettings,
  checkBlock,
} from './check-block.ts';
import type { Evidence } from './evidence.ts';
import { type Introduction, isBorneOut } from './introductions.ts';
import { closestSentence } from './support.ts';

/** A part of a checked answer: the inside of an element, escaped, with its links. */
interface Part {
  kind: BlockKind;
  html: string;
}

/** A heading or lead-in that waits for what it introduces. */
interface Held {
  kind: BlockKind;
  introduction: Introduction;
}

const LISTS: Partial<Record<BlockKind, string>> = { item: 'ul', step: 'ol' };
const ELEMENTS: Record<BlockKind, string> = {
  paragraph: 'p',
  item: 'li',
  step: 'li',
  heading: 'h2',
};

/** Neighbouring items share a list; a list begins at the number its first step has. */
function partsToHtml(parts: readonly Part[], firstStep = 1): string {
  const html: string[] = [];
  let open: string | undefined;
  for (const { kind, html: inside } of parts) {
    const list = LISTS[kind];
    if (list !== open && open !== undefined) html.push(`</${open}>`);
    if (list !== open && list !== undefined) {
      html.push(list === 'ol' && firstStep > 1 ? `<ol start="${firstStep}">` : `<${list}>`);
    }
    open = list;
    html.push(`<${ELEMENTS[kind]}>${inside}</${ELEMENTS[kind]}>`);
  }
  if (open !== undefined) html.push(`</${open}>`);
  return html.join('');
}

/**
 * An answer that grows by what survives its checks. Sections are numbered as the answer first
 * cites them, so that its numbers are the places in its list of sources.
 */
export class CheckedAnswer {
  readonly #settings: CheckSettings;
  readonly #parts: Part[] = [];
  readonly #cited = new Map<Evidence, Citation>();
  readonly #said = new Set<string>();
  #held: Held[] = [];
  #step = 0;
  #blocks = 0;

  constructor(settings: CheckSettings) {
    this.#settings = settings;
  }

  /** The sections cited so far, in the order of their numbers. */
  get sources(): Citation[] {
    return [...this.#cited.values()];
  }

  /** The whole answer so far as HTML that still has to be finished. */
  get html(): string {
    return partsToHtml(this.#parts);
  }

  /** What it says, without its citations. */
  get text(): string {
    return [...this.#said].join(' ');
  }

  /** How many blocks survived, headings and lead-ins not counted. */
  get blockCount(): number {
    return this.#blocks;
  }

  /**
   * Begins with a text of the portal's own, to the letter, that stands under a passage.
   *
   * @param note what is said of the text in a paragraph of its own
   * @returns the HTML of both
   */
  open(text: string, evidence: Evidence, note: string): string {
    for (const sentence of sentencesOf(text)) this.#said.add(sentence);
    const opening: Part[] = [
      { kind: 'paragraph', html: this.#sentenceHtml({ text, supportedBy: [evidence] }) },
      { kind: 'paragraph', html: escapeHtml(note) },
    ];
    this.#parts.push(...opening);
    return partsToHtml(opening);
  }

  /** Checks the next block. @returns the HTML that it adds, '' where nothing survives */
  add(block: AnswerBlock): string {
    const checked = checkBlock(block, this.#settings);
    if (checked === null) return '';
    const unsaid = checked.sentences.filter(({ text }) => !this.#said.has(text));
    const added = unsaid.length === 0 ? [] : this.#partsOf(checked.kind, unsaid);
    if (added.length > 0) {
      const isNextStep = added.length === 1 && this.#parts.at(-1)?.kind === 'step';
      this.#step = isNextStep ? this.#step + 1 : 1;
      this.#blocks += 1;
      this.#held = [];
      this.#parts.push(...added);
    }
    this.#hold(checked);
    return partsToHtml(added, this.#step);
  }

  /** What a block adds: the heading and the lead-in that may stand above it, and its sentences. */
  #partsOf(kind: BlockKind, sentences: readonly CheckedSentence[]): Part[] {
    const above = this.#held.flatMap((held) => {
      const html = this.#introductionHtml(held.introduction, sentences);
      return html === null ? [] : { kind: held.kind, html };
    });
    for (const { text } of sentences) this.#said.add(text);
    return [...above, { kind, html: sentences.map((one) => this.#sentenceHtml(one)).join(' ') }];
  }

  /** null for an introduction that states what the sentences after it do not bear out. */
  #introductionHtml(
    introduction: Introduction,
    sentences: readonly CheckedSentence[],
  ): string | null {
    if (introduction.supportedBy.length > 0) return this.#sentenceHtml(introduction);
    const stands =
      introduction.statesNothing || isBorneOut(introduction.text, sentences, this.#settings.weigh);
    return stands ? escapeHtml(introduction.text) : null;
  }

  /** Keeps a heading or lead-in until something follows it; a newer one of its rank replaces it. */
  #hold({ kind, introduction }: CheckedBlock): void {
    if (introduction === null) return;
    const rank: BlockKind = kind === 'heading' ? 'heading' : 'paragraph';
    const above = rank === 'heading' ? [] : this.#held.filter((held) => held.kind === 'heading');
    this.#held = [...above, { kind: rank, introduction }];
  }

  #sentenceHtml({ text, supportedBy }: CheckedSentence): string {
    const links = supportedBy.map((evidence) => {
      const { url } = this.#cite(evidence, text);
      const number = [...this.#cited.keys()].indexOf(evidence) + 1;
      return `<a href="${escapeHtml(url)}">[${number}]</a>`;
    });
    return `${escapeHtml(text)} ${links.join(' ')}`;
  }

  #cite(evidence: Evidence, claim: string): Citation {
    const { article, section } = evidence;
    const citation = this.#cited.get(evidence) ??
      evidence.citation ?? {
        slug: article.slug,
        title: article.title,
        heading: section.heading,
        url: topicPath(article.slug, section.anchor),
        quote: closestSentence(claim, evidence),
      };
    this.#cited.set(evidence, citation);
    return citation;
  }
}
