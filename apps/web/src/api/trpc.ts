import type { AppRouter } from '@hoa/server/app-router';
import { createTRPCReact } from '@trpc/react-query';

/** The typed hooks: `trpc.topics.bySlug.useQuery({ slug })`. */
export const trpc = createTRPCReact<AppRouter>();
