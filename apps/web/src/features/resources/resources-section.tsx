import { SKELETON_RESOURCES } from '@hoa/core/constants';
import { useState } from 'react';
import { CardGrid } from '../../components/card-grid';
import type { ScreenPoint } from '../../components/dialog/place-dialog';
import { PageSection } from '../../components/page-section';
import { SkeletonCard } from '../../components/skeleton-card';
import { useDeferredComponent } from '../../components/use-deferred-component';
import { ResourceCard } from './resource-card';
import { useResources } from './use-resources';

const loadDialog = async () => (await import('../../components/dialog/dialog')).Dialog;

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
  const Dialog = useDeferredComponent(loadDialog, isOpen);
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
      <CardGrid>
        {resources?.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            onUnavailable={(position) => announce(resource.title, position)}
          />
        )) ??
          Array.from({ length: SKELETON_RESOURCES }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <SkeletonCard key={index} />
          ))}
      </CardGrid>
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
