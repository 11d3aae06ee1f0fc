import { PortalError } from '@hoa/core/errors';

/** What the system says of a file that cannot be read or written, by what an operator can do. */
const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the space that this user may fill is full',
};

/** @returns an error of the file system as what failed and why, for an operator; any other as it is */
export function fileErrorInWords(what: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  if (reason === undefined) return error;
  return new PortalError('unavailable', `${what}: ${reason}.`, { cause: error });
}
