import type { GuideAnswers } from '@hoa/core/schemas/guide-run';

/** The answers so far in a form, which is all that remembers them where no script runs. */
export function HiddenAnswers({ answers }: { answers: GuideAnswers }) {
  return Object.entries(answers).map(([id, answer]) => (
    <input key={id} type="hidden" name={id} value={answer} />
  ));
}
