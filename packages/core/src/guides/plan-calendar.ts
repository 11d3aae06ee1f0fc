import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { PlannedDate } from '../schemas/guide-run.ts';
import { SITE_NAME } from '../site.ts';

/** Octets of a line before it is folded (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A text value: backslash, semicolon, comma and line break escaped (RFC 5545, section 3.3.11). */
function textValue(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r?\n/g, '\\n');
}

/** Folds a line where it would be longer than 75 octets, never inside a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const basicDate = (date: PlainDate) => date.replaceAll('-', '');

/**
 * The dates of a plan as an iCalendar object (RFC 5545): all-day events, so that no time zone moves
 * them, with a reminder two days before. The identifiers are the same each time the same date is
 * written, so that a calendar that reads it again keeps one event.
 *
 * @param plan the title of the plan, its slug for the identifiers, and the day it was made
 */
export function planCalendar(
  dates: readonly PlannedDate[],
  plan: { slug: string; title: string; today: PlainDate },
): string {
  const events = dates.flatMap(({ id, title, detail, working, url, date }) =>
    date === null
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${plan.slug}.${id}.${basicDate(date)}@hoa-education-portal`,
          `DTSTAMP:${basicDate(plan.today)}T000000Z`,
          `DTSTART;VALUE=DATE:${basicDate(date)}`,
          `DTEND;VALUE=DATE:${basicDate(addDays(date, 1))}`,
          `SUMMARY:${textValue(title)}`,
          `DESCRIPTION:${textValue(`${detail}\n${working}${url === undefined ? '' : `\n${url}`}`)}`,
          'TRANSP:TRANSPARENT',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${textValue(title)}`,
          'TRIGGER:-P2D',
          'END:VALARM',
          'END:VEVENT',
        ],
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE_NAME}//Guides//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(plan.title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
