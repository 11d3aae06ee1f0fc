import type { Answer } from '@hoa/core/schemas/answer';

/** An answer as plain text with its numbered sources and their whole addresses, for pasting. */
export function answerAsText(answer: Answer, question: string, words: string): string {
  const sources = answer.sources.map(({ title, heading, url }, index) => {
    const address = new URL(url, window.location.origin).href;
    return `${index + 1}. ${title}: ${heading}\n   ${address}`;
  });
  return [
    question,
    words.trim(),
    ...(sources.length > 0 ? [`Sources\n${sources.join('\n')}`] : []),
    'From the HOA Education Portal. General information, not legal advice.',
  ].join('\n\n');
}
