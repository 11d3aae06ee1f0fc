import type { Resource } from '@hoa/core/schemas/resource';
import { IconArrowUpRight, IconDownload } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { pointOfChoice, type ScreenPoint } from '../../components/dialog/place-dialog';
import { sectionPath } from '../../navigation/section-link';
import classes from './resource-link.module.css';

interface ResourceLinkProps {
  resource: Resource;
  titleId: string;
  /** Called with the place of the click when there is nothing to open yet. */
  onUnavailable: (position: ScreenPoint) => void;
}

/** Whether there is something at the address; the server writes our own tools as a path. */
export function isAvailable({ downloadUrl }: Resource): boolean {
  return downloadUrl.startsWith('http') || downloadUrl.startsWith('/');
}

/** Opens a resource in a tab of its own, or says that it is still to come. */
export function ResourceLink({ resource, titleId, onUnavailable }: ResourceLinkProps) {
  const linkId = `${titleId}-link`;
  const isTool = resource.fileType === 'Interactive';
  const Icon = isTool ? IconArrowUpRight : IconDownload;
  const shared = {
    id: linkId,
    className: classes.link,
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
