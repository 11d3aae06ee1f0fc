import { RESOURCES } from '@hoa/core/resources/resources';

/** The resource list as a query: built in, under its key, without a network call. */
export const RESOURCES_QUERY = {
  queryKey: ['/api/resources'],
  queryFn: async () => RESOURCES,
};
