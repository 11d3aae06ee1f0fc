import { PortalError } from '@hoa/core/errors';
import { ConfigError } from './config.ts';

/** Exit code for an environment that a restart cannot mend (sysexits.h, EX_CONFIG). */
const EXIT_CONFIG = 78;
const EXIT_FAILURE = 1;

/** Ends with the words an operator can act on, and a stack only for an unexpected error. */
export function failWith(error: unknown): never {
  const known = error instanceof PortalError || error instanceof ConfigError;
  const text = known ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : EXIT_FAILURE);
}
