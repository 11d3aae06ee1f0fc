import { QUESTION_MAX_CHARS } from '@hoa/core/limits';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAskedByForm } from '../../api/asked-by-form';
import { onPrefilledQuestion, takePrefilledQuestion } from '../../navigation/prefilled-question';

/**
 * The text of the question box. A question that another part of the portal left fills it, and the
 * keyboard goes into the box when the section is reached. A form or an address may bring one too.
 *
 * @param onPrefilled called when a question arrives from elsewhere
 */
export function useQuestion(onPrefilled: () => void) {
  const byForm = useAskedByForm();
  const [parameters] = useSearchParams();
  const inAddress = parameters.get('question')?.slice(0, QUESTION_MAX_CHARS);
  const [question, setQuestion] = useState(byForm?.question ?? inAddress ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  const awaitsKeyboard = useRef(false);
  const notify = useRef(onPrefilled);
  notify.current = onPrefilled;

  useEffect(() => {
    const take = () => {
      const waiting = takePrefilledQuestion();
      if (waiting === null) return;
      setQuestion(waiting);
      awaitsKeyboard.current = true;
      notify.current();
    };
    take();
    return onPrefilledQuestion(take);
  }, []);

  const passFocusToBox = (event: FocusEvent) => {
    if (event.target !== event.currentTarget || !awaitsKeyboard.current) return;
    awaitsKeyboard.current = false;
    // The box may still be in the hidden tab: it is shown with the next frame.
    requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
  };
  return { question, setQuestion, box, passFocusToBox };
}
