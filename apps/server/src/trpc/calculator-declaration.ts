import type { Fields, TypedCalculator } from '@hoa/core/calculators/calculator';
import { inputSchema, textsSent } from '@hoa/core/calculators/input-schema';
import { toolPage } from '@hoa/core/calculators/tool-pages';
import { citationText } from '@hoa/core/law/law-text';
import { type Calculation, calculationSchema } from '@hoa/core/schemas/calculation';
import { z } from 'zod';
import type { Tool } from './tool.ts';

const calculationPage = calculationSchema.extend({
  page: z.url().describe('Where the portal shows it, with what was entered'),
});

/** Rows of an example that documentation shows. */
const EXAMPLE_ROWS = 2;

function shortened({ tables, chart: _, draft: __, ...rest }: Calculation): Calculation {
  return {
    ...rest,
    tables: tables.map((table) => ({ ...table, rows: table.rows.slice(0, EXAMPLE_ROWS) })),
  };
}

/** The answer with its working, as a model reads it; what it must not leave out comes with it. */
function calculationText({ answer, working, facts, limits }: Calculation, page: string): string {
  const rules = facts.map(
    ({ statement, citation, url }) => `- ${statement} (${citationText(citation)}, ${url})`,
  );
  return [
    answer,
    `## Working\n\n${working.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    ...(rules.length === 0 ? [] : [`## Rules of the state\n\n${rules.join('\n')}`]),
    `## Not checked\n\n${limits.map((limit) => `- ${limit}`).join('\n')}`,
    `Page with the table: ${page}`,
  ].join('\n\n');
}

/** What a calculator's procedure says about itself: everything follows from the calculator. */
export function calculatorDeclaration<F extends Fields>(
  calculator: TypedCalculator<F>,
  example: z.input<ReturnType<typeof inputSchema<F>>>,
) {
  const { slug, title, description, source, fields } = calculator;
  const outcome = calculator.run(textsSent(fields, example), []);
  if ('problems' in outcome) throw new Error(`The example of ${slug} is refused`);
  const pageOf = (publicUrl: string) => publicUrl + toolPage(calculator).path;
  const tool: Tool<Calculation, z.output<typeof calculationPage>> = {
    name: `calculate_${slug.replaceAll('-', '_')}`,
    title: `Calculate: ${title}`,
    description: `${description} Give the working and what was not checked along with the result.`,
    shape: {
      schema: calculationPage,
      data: (calculation, { publicUrl }) => ({ ...calculation, page: pageOf(publicUrl) }),
      text(calculation, given) {
        const query = new URLSearchParams(textsSent(fields, given));
        return calculationText(calculation, `${calculation.page}?${query}`);
      },
    },
  };
  return {
    rest: `GET /api/tools/${slug}` as const,
    summary: description,
    description: `${source} Amounts of money in the answer are in cents; what was not checked is in limits.`,
    input: inputSchema(fields),
    output: calculationSchema,
    example: { input: example, output: shortened(outcome.calculation) },
    tool,
  };
}
