import type { Resource } from '@hoa/core/schemas/resource';
import type { ScreenPoint } from '../../components/dialog/place-dialog';
import classes from './resource-card.module.css';
import { ResourceIcon } from './resource-icon';
import { isAvailable, ResourceLink } from './resource-link';

interface ResourceCardProps {
  resource: Resource;
  onUnavailable: (position: ScreenPoint) => void;
}

/** One resource: what it is, what kind of file, and the link to it. */
export function ResourceCard({ resource, onUnavailable }: ResourceCardProps) {
  const titleId = `resource-${resource.id}`;
  return (
    <article className={classes.card} data-available={isAvailable(resource) || undefined}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <ResourceIcon name={resource.iconClass} />
        </span>
        <p className={classes.kind}>
          {resource.fileType} • {resource.fileInfo}
        </p>
      </div>
      <h3 id={titleId} className={classes.title}>
        {resource.title}
      </h3>
      <p className={classes.description}>{resource.description}</p>
      <ResourceLink resource={resource} titleId={titleId} onUnavailable={onUnavailable} />
    </article>
  );
}
