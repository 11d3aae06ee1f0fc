import { isAvailable } from '@hoa/core/resources/is-available';
import type { Resource } from '@hoa/core/schemas/resource';
import {
  IconArrowUpRight,
  IconBook,
  IconCalculator,
  IconChartPie,
  IconClipboardList,
  IconDownload,
  IconFile,
  IconGavel,
  IconTable,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { ScreenPoint } from '../../components/dialog';
import { UseNowLink } from '../../components/use-now-link';
import { sectionPath } from '../../navigation/section-link';
import classes from './resource-card.module.css';

const ICONS: Record<string, typeof IconFile> = {
  book: IconBook,
  calculator: IconCalculator,
  'chart-pie': IconChartPie,
  'clipboard-list': IconClipboardList,
  gavel: IconGavel,
  table: IconTable,
};

/** The icon that a resource names, or a sheet of paper for an unknown name. */
function ResourceIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? IconFile;
  return <Icon size={24} stroke={1.5} aria-hidden />;
}

/** Where a link was activated: at the pointer, or in its middle when a key did it. */
function pointOfChoice(event: MouseEvent): ScreenPoint {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

interface ResourceLinkProps {
  resource: Resource;
  titleId: string;
  /** Called with the place of the click when there is nothing to open yet. */
  onUnavailable: (position: ScreenPoint) => void;
}

/** Opens a resource in a tab of its own, or says that it is still to come. */
function ResourceLink({ resource, titleId, onUnavailable }: ResourceLinkProps) {
  const linkId = `${titleId}-link`;
  const isTool = resource.fileType === 'Interactive';
  const Icon = isTool ? IconArrowUpRight : IconDownload;
  const shared = {
    id: linkId,
    className: `card-link ${classes.link}`,
    'aria-labelledby': `${linkId} ${titleId}`,
    children: (
      <>
        {isTool ? 'Launch Tool' : 'Download'}
        <Icon size={18} stroke={1.75} aria-hidden />
      </>
    ),
  };
  if (isAvailable(resource)) {
    return <a href={resource.downloadUrl} target="_blank" rel="noopener" {...shared} />;
  }
  const announce = (event: MouseEvent) => {
    event.preventDefault();
    onUnavailable(pointOfChoice(event));
  };
  return (
    <>
      <a
        href={sectionPath('resources')}
        aria-haspopup="dialog"
        onClick={announce}
        {...shared}
        data-needs-script
      />
      <noscript>
        <p className={classes.unavailable}>Coming Soon</p>
      </noscript>
    </>
  );
}

interface ResourceCardProps {
  resource: Resource;
  onUnavailable: (position: ScreenPoint) => void;
}

/** One resource: what it is, what kind of file, and the link to it. */
export function ResourceCard({ resource, onUnavailable }: ResourceCardProps) {
  const titleId = `resource-${resource.id}`;
  return (
    <article className={classes.card} data-available={isAvailable(resource) || undefined}>
      <span className={classes.icon}>
        <ResourceIcon name={resource.iconClass} />
      </span>
      <h3 id={titleId} className={classes.title}>
        {resource.title}
      </h3>
      <div className={classes.description}>
        <p>{resource.description}</p>
        <UseNowLink resource={resource} />
      </div>
      <p className={classes.kind}>
        <span>{`${resource.fileType} • ${resource.fileInfo}`}</span>
        {!isAvailable(resource) && (
          <span className="chip" data-needs-script>
            Coming soon
          </span>
        )}
      </p>
      <div className={classes.action}>
        <ResourceLink resource={resource} titleId={titleId} onUnavailable={onUnavailable} />
      </div>
    </article>
  );
}
