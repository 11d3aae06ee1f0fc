import { isRefusal, isUnavailable } from '../api/query-client';
import type { PageMeta } from './page-meta';

/** The title of a page whose subject could not be fetched. */
export const NOT_LOADED_TITLE = 'Page Not Loaded';

/**
 * The head of a page about one thing, once that was fetched; what else `metaOf` fetches is the page's own
 * concern. Where there is no such thing it is `notFound`. Where it could not be fetched just now the
 * page says so and answers with a failure: a page that is not found is forgotten by search engines.
 *
 * @param failedTitle what the page is called then
 */
export async function loadSubject<Subject>(
  fetching: Promise<Subject>,
  notFound: PageMeta,
  metaOf: (subject: Subject) => PageMeta | Promise<PageMeta>,
  failedTitle: string | null = NOT_LOADED_TITLE,
): Promise<PageMeta> {
  const fetched = await fetching.then(
    (subject) => ({ subject }),
    (error: unknown) => ({ error }),
  );
  if ('subject' in fetched) return metaOf(fetched.subject);
  const { error } = fetched;
  if (isRefusal(error)) return notFound;
  const status = isUnavailable(error) ? 503 : 500;
  return {
    ...notFound,
    title: failedTitle,
    description: 'This page could not be loaded.',
    status,
  };
}
