import { type Calculator, type Texts, textsOf } from '@hoa/core/calculators/calculator';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChosenState } from '../../navigation/chosen-state';
import { KEEPS_PLACE } from '../../navigation/section-link';
import { useLaw } from './use-law';

/** Milliseconds after the last key when the address takes what was entered. */
const ADDRESS_DELAY_MS = 400;

/** What the query of an address holds for a calculator. */
function textsInSearch({ fields }: Calculator, search: string): Texts {
  return textsOf(fields, Object.fromEntries(new URLSearchParams(search)));
}

/** The query that holds all that was entered: what is shared stays what it was. */
export function searchOf({ fields }: Calculator, texts: Texts): string {
  const entries = Object.entries(fields).map(([name, field]) => [name, texts[name] ?? field.start]);
  return `?${new URLSearchParams(entries)}`;
}

/**
 * What was entered, kept in the address a moment later. Back, forward and links bring another
 * address, and with it other texts.
 */
function useTexts(calculator: Calculator, search: string) {
  const navigate = useNavigate();
  const [texts, setTexts] = useState(() => textsInSearch(calculator, search));
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState(search);
  const [isTouched, setTouched] = useState(false);
  if (search !== seen) {
    setSeen(search);
    if (search !== written) {
      setTouched(false);
      setTexts(textsInSearch(calculator, search));
    }
  }
  const write = useEffectEvent((changed: Texts) => {
    const next = searchOf(calculator, changed);
    setWritten(next);
    navigate({ search: next }, { replace: true, state: KEEPS_PLACE });
  });
  useEffect(() => {
    // Nothing that an address brought is written back.
    if (!isTouched) return;
    const timer = setTimeout(() => write(texts), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTouched, texts]);
  const enter = (changed: Texts) => {
    setTouched(true);
    // On top of what is there by then: what was typed early may be taken in at the same time.
    setTexts((before) => ({ ...before, ...changed }));
  };
  return [texts, enter] as const;
}

/** What was entered with its result; the last right one stays while something is wrong. */
export function useTool(calculator: Calculator, search: string) {
  const chosen = useChosenState();
  const [texts, enter] = useTexts(calculator, search);
  const asksForState = Object.hasOwn(calculator.fields, 'state');
  // The same object as long as it says the same: what is deferred and kept below is told by it.
  const entered = useMemo<Texts>(
    () =>
      asksForState && texts.state === undefined ? { ...texts, state: chosen?.code ?? '' } : texts,
    [asksForState, texts, chosen?.code],
  );
  const shown = useDeferredValue(entered);
  const law = useLaw(calculator, shown.state ?? '');
  const withLaw = (of: Texts) => calculator.run(of, law.facts);
  const outcome = withLaw(shown);
  const isRight = 'calculation' in outcome;
  const [right, setRight] = useState(isRight ? shown : undefined);
  if (isRight && right !== shown) setRight(shown);
  const kept = isRight || right === undefined ? outcome : withLaw(right);
  return {
    texts: entered,
    enter,
    problems: 'problems' in outcome ? outcome.problems : [],
    calculation: 'calculation' in kept ? kept.calculation : undefined,
    /** What the result was made of. */
    of: isRight ? shown : (right ?? shown),
    law: law.fetching,
    retryLaw: law.retry,
  };
}
