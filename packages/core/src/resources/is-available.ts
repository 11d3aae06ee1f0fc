import type { Resource } from '../schemas/resource.ts';

/** Whether there is something at the address of a resource: a whole one, or a path of this site. */
export function isAvailable({ downloadUrl }: Pick<Resource, 'downloadUrl'>): boolean {
  return downloadUrl.startsWith('http') || downloadUrl.startsWith('/');
}
