import { z } from 'zod';
import { HTTP_STATUS, type PortalErrorCode, type Refusal } from '../errors.ts';

const CODES = Object.keys(HTTP_STATUS) as [PortalErrorCode, ...PortalErrorCode[]];

const fieldFaultSchema = z
  .object({
    field: z
      .string()
      .describe('As it was sent, with dots in between: answers.state. Empty for the whole'),
    message: z.string().describe('What is wrong with it, in one sentence'),
  })
  .meta({ id: 'FieldFault', description: 'What is wrong with one field of an input' });

/** A refusal as every way in sends it. */
export const refusalSchema = z
  .object({
    message: z.string().describe('What was wrong and what to do, in one sentence'),
    code: z.enum(CODES).describe('What kind of refusal this is, for programs'),
    fields: z
      .array(fieldFaultSchema)
      .optional()
      .describe('What is wrong with the input; only where it does not fit its schema'),
    retryAfterSeconds: z
      .int()
      .min(1)
      .optional()
      .describe('When trying again makes sense: the same as the header Retry-After'),
  })
  .meta({ id: 'Error', description: 'The body of every refusal' }) satisfies z.ZodType<Refusal>;
