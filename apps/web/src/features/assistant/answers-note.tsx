/** What every answer rests on, and what none is. */
export function AnswersNote({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      Every answer names the articles and the law it rests on. It is general information, not legal
      advice.
    </p>
  );
}
