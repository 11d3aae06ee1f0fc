import { z } from 'zod';
import { FIRST_YEAR, isPlainDate, LAST_YEAR } from '../calendar/plain-date.ts';

const NO_DATE = 'Please enter a date as year-month-day, such as 2026-11-22.';

/** A day that a form or a program sends. */
export const plainDateSchema = z
  .string({ error: NO_DATE })
  .refine(isPlainDate, { message: NO_DATE })
  .refine((date) => Number(date.slice(0, 4)) >= FIRST_YEAR && date <= `${LAST_YEAR}-12-31`, {
    message: `Please enter a date in the years ${FIRST_YEAR} to ${LAST_YEAR}.`,
  })
  .meta({ description: 'A day, YYYY-MM-DD', format: 'date', examples: ['2026-11-22'] });
