import { AnswerBlockReader } from '@hoa/core/citations/answer-block-reader';
import { CheckedAnswer } from '@hoa/core/citations/checked-answer';
import { readEvidence } from '@hoa/core/citations/evidence';
import type { WordWeight } from '@hoa/core/citations/word-weights';
import type { Citation } from '@hoa/core/schemas/answer';
import type { SectionRef } from '@hoa/core/search/passages/passages';
import { escapeHtml } from '@hoa/core/text/escape-html';
import { articlePrompt } from './article-prompt.ts';
import { pickPassages } from './pick-passages.ts';
import type { Provider } from './provider.ts';

/** Characters that are read of an article, and what must be left of it after the checks. */
const ARTICLE_MAX_CHARS = 20_000;
const BLOCKS_MIN = 3;

function sourcesHtml(sources: readonly Citation[]): string {
  const items = sources.map(
    ({ url, title, heading }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(`${title}: ${heading}`)}</a></li>`,
  );
  return `<h2>Sources</h2><ol>${items.join('')}</ol>`;
}

/**
 * Has a provider write the article of a topic from sections of the library, and keeps what they
 * support.
 *
 * @returns HTML that still has to be finished, or null when too little is left or the provider failed
 */
export async function writeArticle(
  provider: Provider,
  title: string,
  retrieved: readonly SectionRef[],
  weigh: WordWeight,
): Promise<string | null> {
  const sections = pickPassages(retrieved);
  if (sections.length === 0) return null;
  // Written for all who will read it, so that nobody who leaves stops it.
  const { signal } = new AbortController();
  const outcome = await provider.complete(articlePrompt(title, sections), signal);
  if (!outcome.ok) return null;
  const reader = new AnswerBlockReader(ARTICLE_MAX_CHARS);
  const article = new CheckedAnswer({ evidence: sections.map(readEvidence), weigh });
  for (const block of reader.push(outcome.text)) article.add(block);
  for (const block of outcome.cut ? [] : reader.end()) article.add(block);
  if (reader.overflowed || article.blockCount < BLOCKS_MIN) return null;
  return article.html + sourcesHtml(article.sources);
}
