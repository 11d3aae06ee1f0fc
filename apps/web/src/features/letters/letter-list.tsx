import type { LetterSummary } from '@hoa/core/schemas/letter';
import { ReaderCards } from '../../components/reader-cards';

/** Every letter and notice, those of owners first. */
export function LetterList({ letters }: { letters: readonly LetterSummary[] }) {
  const cards = letters.map((letter) => ({ ...letter, text: letter.description }));
  return <ReaderCards path="letters" cards={cards} prompt="Write it" />;
}
