import { isAvailable } from '@hoa/core/resources/is-available';
import { USABLE_NOW } from '@hoa/core/resources/use-now';
import type { Resource } from '@hoa/core/schemas/resource';
import classes from './use-now-link.module.css';

/** The way to what the portal has already of a resource that is still to come. */
export function UseNowLink({ resource }: { resource: Resource }) {
  const usable = USABLE_NOW[resource.title];
  if (usable === undefined || isAvailable(resource)) return null;
  return (
    <a href={usable.path} className={`text-action ${classes.link}`}>
      {usable.label}
    </a>
  );
}
