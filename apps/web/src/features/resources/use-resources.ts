import { RESOURCES } from '@hoa/core/resources/resources';
import type { Resource } from '@hoa/core/schemas/resource';
import { useQuery } from '@tanstack/react-query';
import { useBrowserValue } from '../../components/use-browser-value';

/** The resource list as a query: built in, under its key, without a network call. */
export const RESOURCES_QUERY = {
  queryKey: ['/api/resources'],
  queryFn: async () => RESOURCES,
};

/** Where the tools of this site are. */
const OWN_TOOLS = '/tools/';

/** The resources of the library, with whole addresses for the tools of this site. */
export function useResources(): { resources: readonly Resource[] | undefined } {
  // The server does not know by which address it is visited.
  const origin = useBrowserValue(() => window.location.origin, '');
  const { data } = useQuery(RESOURCES_QUERY);
  return {
    resources: data?.map((resource) =>
      resource.downloadUrl.startsWith(OWN_TOOLS)
        ? { ...resource, downloadUrl: `${origin}${resource.downloadUrl}` }
        : resource,
    ),
  };
}
