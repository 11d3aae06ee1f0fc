import type { Guide } from '@hoa/core/schemas/guide';
import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { IconArrowLeft, IconCalendarPlus } from '@tabler/icons-react';
import { PrintButton } from '../../components/print-button';
import { saveFile } from '../../components/save-file';
import { ScriptedForm } from '../../components/scripted-form';
import { HiddenAnswers } from './hidden-answers';
import classes from './outcome-actions.module.css';

interface OutcomeActionsProps {
  guide: Guide;
  outcome: GuideOutcome;
  answers: GuideAnswers;
}

/** What can be done with a plan: its dates into a calendar, the whole on paper, a step back. */
export function OutcomeActions({ guide: { slug }, outcome, answers }: OutcomeActionsProps) {
  const hasDates = outcome.dates.some(({ date }) => date !== null);
  const save = () => {
    const type = 'text/calendar;charset=utf-8';
    saveFile(`${slug}.ics`, new Blob([outcome.calendar], { type }));
  };
  return (
    <div className={classes.actions} data-screen-only>
      {hasDates && (
        <ScriptedForm method="post" action={`/guides/${slug}`} onSend={save}>
          <HiddenAnswers answers={answers} />
          <button type="submit" name="action" value="calendar" className={classes.action}>
            <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
            Put the dates into my calendar
          </button>
        </ScriptedForm>
      )}
      <PrintButton label="Print as a hand-out" className={classes.action} iconSize={20} />
      <noscript>
        <form method="post" action={`/guides/${slug}`}>
          <HiddenAnswers answers={answers} />
          <button type="submit" name="action" value="back" className={classes.action}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            Back to the last question
          </button>
        </form>
      </noscript>
    </div>
  );
}
