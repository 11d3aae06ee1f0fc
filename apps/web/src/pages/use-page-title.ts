import { useDocumentTitle } from '@mantine/hooks';
import { pageTitle } from '../app/page-meta';
import { useBrand } from '../theme/brand';

/** Sets the title of the document to that of a page; null for the portal itself. */
export function usePageTitle(name: string | null): void {
  useDocumentTitle(pageTitle(name, useBrand().name));
}
