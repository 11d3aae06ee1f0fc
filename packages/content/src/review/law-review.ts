import { addDays } from '@hoa/core/calendar/plain-date';
import type { LawNotice } from '@hoa/core/schemas/law';
import type { PlacedFact, ReadLaw } from '../law/law-files.ts';
import { byDay, contentPath, type ReviewItem, type ReviewWindow } from './review-item.ts';

const lawPath = (file: string) => contentPath(`law/${file}`);

/** Facts of one state that are due on one day are read in one go. */
function dueTogether(placed: readonly PlacedFact[]): ReviewItem[] {
  const [first] = placed;
  if (first === undefined) return [];
  const { fact, file, line } = first;
  const ids = placed.map((one) => one.fact.id).join(', ');
  const count = placed.length === 1 ? '1 fact' : `${placed.length} facts`;
  return [
    { what: `${fact.state}: ${count}`, more: ids, file: lawPath(file), line, day: fact.nextReview },
  ];
}

/** Facts of the law that are to be looked at again, by state and day. */
export function dueFacts({ facts }: ReadLaw, { today, within }: ReviewWindow): ReviewItem[] {
  const last = addDays(today, within);
  const due = facts.filter(({ fact }) => fact.nextReview <= last);
  const groups = Map.groupBy(due, ({ fact }) => `${fact.state} ${fact.nextReview}`);
  return byDay([...groups.values()].flatMap(dueTogether));
}

/** The earlier of the day on which it applies and the one on which to look what became of it. */
function nextDay({ effective, checkBy }: LawNotice, today: string): string {
  return effective !== undefined && effective >= today && effective < checkBy ? effective : checkBy;
}

/** Changes of law ahead: those of the register that are open, and those that facts name. */
export function lawAhead({ facts, notices }: ReadLaw, today: string): ReviewItem[] {
  const registered = notices
    .filter(({ status }) => status !== 'failed')
    .map((notice) => ({
      what: `${notice.state}: ${notice.act}, ${notice.status}${notice.effective ? `, applies from ${notice.effective}` : ''}; look by ${notice.checkBy}`,
      more: `${notice.what} Bears on ${notice.topics.join(', ')}.`,
      file: lawPath('changes.yaml'),
      line: notice.line,
      day: nextDay(notice, today),
    }));
  const named = facts.flatMap(({ fact, file, line }) =>
    fact.changes.map(({ act, date, what }) => ({
      what: `${fact.state}: ${act} changes ${fact.id} on ${date}`,
      more: what,
      file: lawPath(file),
      line,
      day: date,
    })),
  );
  return byDay([...registered, ...named]);
}
