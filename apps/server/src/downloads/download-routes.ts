import { calculatorBySlug } from '@hoa/core/calculators/all-calculators';
import { calculationTables } from '@hoa/core/calculators/calculation-tables';
import { textsOf } from '@hoa/core/calculators/calculator';
import { PortalError } from '@hoa/core/errors';
import type { CalculationTable } from '@hoa/core/schemas/calculation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PERSONAL } from '../cache/cache-control.ts';
import { parseInput } from '../http/parse-input.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Services } from '../services/services.ts';
import { calculationCsv } from './calculation-csv.ts';
import { calculationXlsx } from './calculation-xlsx.ts';

type ToolRequest = FastifyRequest<{ Params: { slug: string } }>;

const querySchema = z.record(z.string(), z.string());

const FILES = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: async (tables: readonly CalculationTable[]) => Buffer.from(calculationCsv(tables)),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: calculationXlsx,
  },
} as const;

/**
 * A result of a calculator as a file, made of what its address holds as the page is:
 * /tools/notice-dates.csv?date=… and .xlsx.
 */
export function registerDownloadRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): void {
  for (const [extension, { type, write }] of Object.entries(FILES)) {
    app.get(`/tools/:slug(^[^.]+).${extension}`, async (request: ToolRequest, reply) => {
      const { slug } = request.params;
      const calculator = calculatorBySlug(slug);
      if (calculator === undefined) throw new PortalError('not-found', 'There is no such tool.');
      const texts = textsOf(calculator.fields, parseInput(querySchema, request.query));
      const calculation = services.tools.calculate(calculator, texts);
      const body = await write(calculationTables(calculator, texts, calculation));
      return reply
        .headers(SECURITY_HEADERS)
        .header('cache-control', PERSONAL)
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `attachment; filename="${slug}.${extension}"`)
        .type(type)
        .send(body);
    });
  }
}
