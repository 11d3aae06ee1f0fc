import type { PlainDate } from '@hoa/core/calendar/plain-date';
import { walkGuide } from '@hoa/core/guides/guide-path';
import { runGuide } from '@hoa/core/guides/run-guide';
import type { GuideByForm } from '@hoa/core/rendering/page-renderer';
import type { Guide } from '@hoa/core/schemas/guide';
import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGuideByForm } from '../../api/page-state';
import { useApi } from '../../api/use-api';
import { todayHere } from '../../components/today-here';
import { eraseGuide, readGuideAnswers, writeGuideAnswers } from '../../navigation/guide-answers';
import { fillFromGuide } from '../../navigation/letter-values';
import { letterCommunity } from './letter-place';
import { answeredHere, useGuideSteps } from './use-guide-steps';

/** How far a visitor is in a guide, and the ways on. */
export interface GuideState extends ReturnType<typeof walkGuide> {
  /** What follows from the answers, once there is no question left and the law is there. */
  outcome: GuideOutcome | null;
  /** Whether the law could not be fetched. */
  hasFailed: boolean;
  /** Every answer that was ever given: one that is asked for again stands in its field. */
  earlier: GuideAnswers;
  /** How often the visitor went on or back: the keyboard follows to what is new. */
  moves: number;
  answer: (id: string, value: string) => void;
  back: () => void;
  /** Fetches the law again, where it could not be fetched. */
  retry: () => void;
  /** Asks a question that was answered before once more. */
  change: (id: string) => void;
  erase: () => void;
}

/**
 * The last day that may have begun here. The page of a form is read in the browser by the same day
 * as on the server, so that it does not change under the visitor.
 */
function lastDayHere(sent: GuideByForm | undefined): PlainDate {
  const today = todayHere();
  return sent !== undefined && sent.lastDay > today ? sent.lastDay : today;
}

/**
 * Walks a guide on this device: the answers stay in this tab, and the law of every state is fetched
 * at once, so that no request says anything about them.
 */
export function useGuide(guide: Guide): GuideState {
  const { slug } = guide;
  const { utils } = useApi();
  const sent = useGuideByForm();
  const [given, setGiven] = useState<GuideAnswers>(sent?.answers ?? {});
  const [earlier, setEarlier] = useState<GuideAnswers>(sent?.earlier ?? {});
  const [outcome, setOutcome] = useState<GuideOutcome | null>(sent?.outcome ?? null);
  const [hasFailed, setFailed] = useState(false);
  const [moves, setMoves] = useState(0);

  /** The answers that were followed last. */
  const followed = useRef<GuideAnswers>(given);
  const follow = async (answers: GuideAnswers) => {
    followed.current = answers;
    setGiven(answers);
    setFailed(false);
    const lastDay = lastDayHere(sent);
    if (walkGuide(guide, answers, lastDay).next !== null) {
      setOutcome(null);
      return;
    }
    try {
      const law = await utils.guides.law.fetch({ slug });
      // They were changed or erased while the law was on its way.
      if (followed.current !== answers) return;
      const run = runGuide(guide, answers, { law, today: todayHere(), lastDay });
      setOutcome(run.outcome);
      const values = (run.outcome?.letters ?? []).map((letter) => letter.values);
      fillFromGuide(slug, Object.assign({ community: letterCommunity(answers) }, ...values));
    } catch {
      if (followed.current === answers) setFailed(true);
    }
  };

  const path = walkGuide(guide, given, lastDayHere(sent));
  const answered = Object.keys(path.answers).length;

  const keep = (answers: GuideAnswers) => {
    const all = { ...earlier, ...answers };
    setMoves(moves + 1);
    setEarlier(all);
    if (Object.keys(all).length > 0) writeGuideAnswers(slug, { answers, earlier: all });
    follow(answers);
  };
  /** The first answers of all that were given, as far as they lead on. */
  const firstOf = (all: GuideAnswers, count: number): GuideAnswers => {
    const { answers } = walkGuide(guide, all, lastDayHere(sent));
    return Object.fromEntries(Object.entries(answers).slice(0, count));
  };
  const steps = useGuideSteps(answered, (count) => keep(firstOf(earlier, count)));
  const takeKept = useEffectEvent(() => {
    utils.guides.law.prefetch({ slug });
    const kept = readGuideAnswers(slug);
    if (sent !== undefined || Object.keys(kept.earlier).length === 0) return;
    const count = answeredHere();
    setEarlier(kept.earlier);
    follow(count === undefined ? kept.answers : firstOf(kept.earlier, count));
  });
  // What was answered before in this tab is known to the device alone.
  useEffect(() => takeKept(), []);

  return {
    ...path,
    outcome,
    hasFailed,
    earlier,
    moves,
    answer: (id, value) => {
      const answers = { ...path.answers, [id]: value };
      if (walkGuide(guide, answers, lastDayHere(sent)).fault === null) steps.goOn();
      keep(answers);
    },
    back: () => steps.goBackTo(answered - 1),
    retry: () => follow(given),
    change: (id) => steps.goBackTo(Object.keys(path.answers).indexOf(id)),
    erase: () => {
      eraseGuide(slug);
      setEarlier({});
      follow({});
      steps.goBackTo(0);
    },
  };
}
