import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

/** Where a question goes as a plain form; the answer comes with the page, at the assistant. */
export const ASK_FORM_ACTION = '/#ask-ai';

interface AskButtonProps extends ComponentPropsWithoutRef<'button'> {
  question: string;
  onAsk: (question: string) => void;
}

/** Asks a given question; where no script runs, the form around it sends the question. */
export function AskButton({ question, onAsk, ...others }: AskButtonProps) {
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onAsk(question);
  };
  return <button type="submit" name="question" value={question} onClick={ask} {...others} />;
}
