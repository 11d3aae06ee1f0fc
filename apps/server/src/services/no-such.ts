import { PortalError } from '@hoa/core/errors';

/** A refusal of a name that nothing has, with the names that there are: the next call can be right. */
export function noSuch(what: string, name: string, names: readonly string[]): PortalError {
  const list = names.length === 0 ? '' : ` There are: ${names.join(', ')}.`;
  return new PortalError('not-found', `There is no ${what} "${name}".${list}`);
}
