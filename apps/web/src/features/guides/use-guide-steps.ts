import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_PLACE } from '../../navigation/section-link';

/** Where an entry of the browser's history stands in a guide. It holds no answer. */
interface GuideStep {
  /** How many questions are answered there. */
  answered: number;
  /** How many entries right below it are the steps before it. */
  below: number;
}

/** The step of the current entry, which a reload keeps; undefined where none was noted. */
function stepHere(): GuideStep | undefined {
  const state = window.history.state as { usr?: { guideStep?: GuideStep } | null } | null;
  return state?.usr?.guideStep;
}

/** How many questions are answered in the current entry of the history, where it says so. */
export function answeredHere(): number | undefined {
  return stepHere()?.answered;
}

/**
 * Makes each step of a guide an entry of the browser's history, so that its Back and Forward go one
 * question back and forward.
 *
 * @param answered how many questions are answered
 * @param onReturn called on coming to another step, with how many are answered there
 */
export function useGuideSteps(answered: number, onReturn: (answered: number) => void) {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const entered = useRef(key);
  /** Where the guide itself goes back to: the entry that it comes to may be of a later step. */
  const asked = useRef<number>(undefined);
  const stateOf = (guideStep: GuideStep) => ({ ...KEEPS_PLACE, guideStep });
  const note = (step: GuideStep) => navigate({ search }, { replace: true, state: stateOf(step) });

  /** What the current entry says, which says nothing before the first step from it. */
  const noteHere = (): GuideStep => {
    const noted = stepHere();
    if (noted?.answered === answered) return noted;
    const step = { answered, below: 0 };
    note(step);
    return step;
  };
  const comeTo = useEffectEvent(() => {
    const step = stepHere();
    // A way to a part of the plan is an entry too, and of no other step.
    if (step === undefined) return;
    const count = Math.min(asked.current ?? step.answered, step.answered);
    if (count < step.answered) note({ answered: count, below: 0 });
    if (asked.current !== undefined || count !== answered) onReturn(count);
    asked.current = undefined;
  });
  useEffect(() => {
    if (entered.current === key) return;
    entered.current = key;
    comeTo();
  }, [key]);

  return {
    /** Goes on from here to the step at which one question more is answered. */
    goOn() {
      const { below } = noteHere();
      const step = { answered: answered + 1, below: below + 1 };
      navigate({ search }, { state: stateOf(step) });
    },
    /** Goes back to an earlier step, in its own entry where it has one, so that none is doubled. */
    goBackTo(count: number) {
      asked.current = count;
      const entries = Math.min(answered - count, noteHere().below);
      if (entries > 0) navigate(-entries);
      else note({ answered: count, below: 0 });
    },
  };
}
