const DEFAULT_DESCRIPTION = 'The document is too large or complex.';
const ADVICE = ' Try using a smaller document or asking about a specific section.';

/** What the toast says of a failed question: the message itself only where it speaks of size. */
export function failureDescription({ message }: { message: string }): string {
  const speaksOfSize = /too large|size/i.test(message);
  return `${speaksOfSize ? message : DEFAULT_DESCRIPTION}${ADVICE}`;
}
