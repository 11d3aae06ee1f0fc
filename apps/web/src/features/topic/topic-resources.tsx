import { isAvailable } from '@hoa/core/resources/is-available';
import type { Resource } from '@hoa/core/schemas/resource';
import { UseNowLink } from '../../components/use-now-link';
import classes from './topic-resources.module.css';

function ResourceTitle({ resource }: { resource: Resource }) {
  const { title, downloadUrl } = resource;
  if (!isAvailable(resource)) {
    return (
      <span className={classes.name}>
        {title} <span className="chip">Coming soon</span>
      </span>
    );
  }
  return (
    <a href={downloadUrl} target="_blank" rel="noopener" className={`link ${classes.name}`}>
      {title}
    </a>
  );
}

/** The templates and tools of the resource library that the topic of an article calls for. */
export function TopicResources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0) return null;
  return (
    <div data-screen-only>
      <h2 className={classes.title}>Templates and tools</h2>
      <ul className={classes.list}>
        {resources.map((resource) => (
          <li key={resource.id} className={classes.item}>
            <ResourceTitle resource={resource} />
            <p className="note">{resource.description}</p>
            <UseNowLink resource={resource} />
          </li>
        ))}
      </ul>
    </div>
  );
}
