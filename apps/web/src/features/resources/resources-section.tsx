import { SKELETON_RESOURCES } from '@hoa/core/constants';
import { useState } from 'react';
import type { ScreenPoint } from '../../components/dialog';
import { PageSection } from '../../components/page-section';
import { SkeletonCards } from '../../components/skeletons';
import { tellNotFetched } from '../../components/toast/toasts';
import { useDeferredComponent } from '../../components/use-lazy-component';
import { ResourceCard } from './resource-card';
import classes from './resources-section.module.css';
import { ToolsLink } from './tools-link';
import { useResources } from './use-resources';

const loadDialog = async () => (await import('../../components/dialog')).Dialog;

/** What a click on a resource that is not there yet leaves behind. */
interface Announcement {
  title: string;
  position: ScreenPoint;
}

/** Templates, checklists and tools. */
export function ResourcesSection() {
  const { resources } = useResources();
  const [announcement, setAnnouncement] = useState<Announcement>();
  const [isOpen, setOpen] = useState(false);
  const Dialog = useDeferredComponent(loadDialog, isOpen, () => {
    setOpen(false);
    tellNotFetched(`${announcement?.title} could not be opened`);
  });
  const announce = (title: string, position: ScreenPoint) => {
    setAnnouncement({ title, position });
    setOpen(true);
  };
  return (
    <PageSection
      id="resources"
      tone="sunken"
      title="Additional HOA Resources"
      subtitle="Access templates, checklists, and guides to help streamline your HOA management process."
    >
      <div className={`card-grid ${classes.resources}`}>
        {resources?.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            onUnavailable={(position) => announce(resource.title, position)}
          />
        )) ?? <SkeletonCards count={SKELETON_RESOURCES} />}
      </div>
      <ToolsLink />
      {Dialog !== undefined && announcement !== undefined && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Coming Soon"
          message={`${announcement.title} will be available in a future update. Check back later!`}
          position={announcement.position}
        />
      )}
    </PageSection>
  );
}
