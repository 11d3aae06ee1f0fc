import type { PortalErrorCode } from '@hoa/core/errors';
import type { z } from 'zod';
import type { LimitsService } from '../services/limits.service.ts';
import type { Tool } from './tool.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Address<AllowedMethod extends Method> = `${AllowedMethod} /api/${string}`;

/** A procedure without a REST path says why. */
interface NoPath {
  none: string;
}

/** What every procedure says about itself; all ways in and all documentation are made from it. */
interface Description<Input extends z.ZodType, Output extends z.ZodType> {
  /** One line. */
  summary: string;
  /** What a caller has to know beyond the summary, limits included. */
  description?: string;
  /** A zod object, or NO_INPUT. */
  input: Input;
  output: Output;
  /** What it may refuse with beyond what every path can (see rest/openapi/error-responses.ts). */
  errors?: readonly PortalErrorCode[];
  /** Offers the procedure to language models at /mcp. */
  tool?: Tool<z.output<Output>>;
}

/** Where a procedure is on the REST layer, and a call of it that tests make and readers see. */
type OnRest<Input extends z.ZodType, Output extends z.ZodType, AllowedMethod extends Method> =
  // First: the compiler holds a declaration that fits neither against the last.
  | { rest: NoPath; example: { input: z.input<Input> } }
  | {
      /**
       * As OpenAPI writes it: 'GET /api/category/{slug}'. Inputs that the path does not name come
       * from the query of a GET or DELETE, from the body of the others.
       */
      rest: Address<AllowedMethod>;
      /** Query parameters of the path that the procedure does not read. */
      ignored?: z.ZodObject;
      /** Shortened where it is long. An id takes the value that an earlier example's answer had. */
      example: { input: z.input<Input>; output: z.input<Output> };
    };

/** A procedure that changes nothing and spends nothing. */
export type Reading<Input extends z.ZodType, Output extends z.ZodType> = Description<
  Input,
  Output
> &
  OnRest<Input, Output, 'GET' | 'POST'>;

/** A procedure that writes or spends: it says what keeps a visitor from calling it without end. */
export type Writing<Input extends z.ZodType, Output extends z.ZodType> = Description<
  Input,
  Output
> &
  OnRest<Input, Output, Exclude<Method, 'GET'>> & {
    /** The limit that its service counts; the answer past it is 429 with Retry-After. */
    limitedBy: Exclude<keyof LimitsService, 'takeAiCall'>;
  };

/** A declaration as it stands at its procedure, whatever its schemas are. */
export interface ProcedureMeta {
  /** What its router is about: the heading of its chapter in the documentation. */
  chapter: string;
  /** Its answer is the same for everybody: finished responses with it are kept. */
  isShared: boolean;
  summary: string;
  description?: string;
  input: z.ZodType;
  output: z.ZodType;
  errors?: readonly PortalErrorCode[];
  limitedBy?: keyof LimitsService;
  tool?: Tool<unknown>;
  rest: Address<Method> | NoPath;
  ignored?: z.ZodObject;
  example: { input: unknown; output?: unknown };
}
