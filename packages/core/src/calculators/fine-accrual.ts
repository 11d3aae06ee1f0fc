import type { Calculation } from '../schemas/calculation.ts';
import { defineCalculator, type Law } from './calculator.ts';
import { spanProblem } from './day-span.ts';
import { fineCaps } from './fine-caps.ts';
import { FINE_FIELDS, type FineValues } from './fine-fields.ts';
import { accruedBy, chargedDays, growth, lastDay } from './fine-growth.ts';
import {
  type AccruedFine,
  answerOf,
  figuresOf,
  growthChart,
  growthTable,
  verdictOf,
  workingOf,
} from './fine-result.ts';
import { CAP_SOURCE, factsFor, lawLimits } from './law-figures.ts';
import { TOOLS } from './tool-list.ts';

/**
 * A fine for a violation that goes on: the first fine, and one more for each day or week after it,
 * cut to what the documents and the law of the state allow at most.
 */
function calculate(values: FineValues, law: Law): Calculation {
  const { single, further, until, wait, state, community } = values;
  const facts = factsFor(law, community).filter((fact) => fact.question === 'fine-cap');
  const caps = fineCaps(values, facts);
  const last = lastDay(values, caps);
  const days = {
    charged: caps.isBarred ? [] : chargedDays(values, caps.wait, last),
    uncapped: chargedDays(values, wait, until),
  };
  const fine: AccruedFine = {
    values,
    caps,
    days,
    last,
    reached: accruedBy(values, caps, days.charged, until),
    uncapped: single + further * days.uncapped.length,
    growth: growth(values, caps, days, until),
  };
  return {
    answer: answerOf(fine),
    verdict: verdictOf(fine),
    figures: figuresOf(fine),
    working: workingOf(fine),
    tables: [growthTable(fine)],
    chart: growthChart(fine),
    facts,
    limits: [
      ...lawLimits(state, law && facts, caps.steps.length > 0, 'fines'),
      'A fine stands only on a power in the documents, a rule that was published, notice and, in most states, a hearing. None of that is checked here.',
      'A cap may be lower for you in the documents, and a violation that endangers others may have no cap.',
    ],
  };
}

/** A fine that grows while a violation goes on, with the caps of the documents and the state. */
export const FINE_ACCRUAL = defineCalculator({
  ...TOOLS['fine-accrual'],
  questions: ['fine-cap'],
  source: CAP_SOURCE,
  fields: FINE_FIELDS,
  parts: [
    { title: 'The fine', fields: ['single', 'further', 'every'] },
    { title: 'The days', fields: ['first', 'wait', 'until'] },
    { title: 'The caps', fields: ['most', 'state', 'community'] },
  ],
  check: ({ first, until }) => spanProblem('until', until, { day: first, what: 'the first fine' }),
  calculate,
});
