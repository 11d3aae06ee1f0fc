import type { Resource } from '@hoa/core/schemas/resource';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { RESOURCES_QUERY } from './resource-list';

/** Tools that are pages of this very site. */
const OWN_TOOLS = '/tools/';

const never = () => () => {};

/** This site's origin; empty on the server, which does not know what visitors call it. */
function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
}

/** The resources of the library, with whole addresses for the tools of this site. */
export function useResources(): { resources: readonly Resource[] | undefined } {
  const origin = useOrigin();
  const { data } = useQuery(RESOURCES_QUERY);
  return {
    resources: data?.map((resource) =>
      resource.downloadUrl.startsWith(OWN_TOOLS)
        ? { ...resource, downloadUrl: `${origin}${resource.downloadUrl}` }
        : resource,
    ),
  };
}
