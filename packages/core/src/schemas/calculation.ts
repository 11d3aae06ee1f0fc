import { z } from 'zod';
import { lawFactSchema } from './law.ts';
import { slugSchema } from './text.ts';

const CELL_KINDS = ['text', 'money', 'count', 'decimal', 'percent', 'date'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export const columnSchema = z
  .object({
    label: z.string(),
    kind: z
      .enum(CELL_KINDS)
      .describe('Money is in cents, decimal and percent in hundredths, a date as YYYY-MM-DD'),
  })
  .meta({ id: 'CalculationColumn', description: 'A column of a table, and what its cells are' });

export const tableSchema = z
  .object({
    id: slugSchema,
    title: z.string(),
    columns: z.array(columnSchema),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    note: z.string().optional(),
  })
  .meta({ id: 'CalculationTable', description: 'A table of a result' });
export type CalculationTable = z.infer<typeof tableSchema>;

const seriesSchema = z
  .object({ label: z.string(), values: z.array(z.number()) })
  .meta({ id: 'CalculationSeries', description: 'A line or a row of bars of a chart' });

const markSchema = z
  .object({ label: z.string(), value: z.number() })
  .meta({ id: 'CalculationMark', description: 'A limit that a chart is held against' });

export const chartSchema = z
  .object({
    kind: z.enum(['line', 'bars']),
    title: z.string(),
    summary: z.string().describe('What it shows, in a sentence'),
    unit: z.enum(['money', 'percent', 'count']),
    labels: z.array(z.string()),
    series: z.array(seriesSchema),
    mark: markSchema.optional(),
  })
  .meta({ id: 'CalculationChart', description: 'What a chart of a result draws' });
export type CalculationChart = z.infer<typeof chartSchema>;

const figureSchema = z
  .object({
    label: z.string(),
    kind: z.enum(CELL_KINDS),
    value: z.union([z.string(), z.number()]),
  })
  .meta({ id: 'CalculationFigure', description: 'A figure of a result, by the kind of its cell' });

const draftSchema = z.object({ title: z.string(), text: z.string() }).meta({
  id: 'CalculationDraft',
  description: 'A text to complete; what stands in [brackets] only its writer knows',
});

export const calculationSchema = z
  .object({
    answer: z.string().describe('The result in a sentence'),
    verdict: z
      .enum(['met', 'not-met', 'within', 'above', 'none'])
      .describe('How it stands against the limit that it was held against'),
    figures: z.array(figureSchema),
    working: z.array(z.string()).describe('The steps with their figures, in their order'),
    tables: z.array(tableSchema),
    chart: chartSchema.optional(),
    facts: z
      .array(lawFactSchema)
      .describe('Rules of the state that bear on it, each with its section'),
    limits: z.array(z.string()).describe('What was not checked, and what only the documents say'),
    draft: draftSchema.optional(),
  })
  .meta({ id: 'Calculation', description: 'A result with its working' });
export type Calculation = z.infer<typeof calculationSchema>;

export const toolSchema = z
  .object({
    slug: slugSchema,
    title: z.string(),
    description: z.string(),
    url: z.string().describe('Its page'),
    topics: z.array(slugSchema).describe('The articles that it belongs to'),
  })
  .meta({ id: 'Tool', description: 'A calculator' });
export type Tool = z.infer<typeof toolSchema>;
