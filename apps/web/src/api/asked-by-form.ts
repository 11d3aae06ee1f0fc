import type { AskedByForm } from '@hoa/core/rendering/page-renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Under which the server leaves it among the queries that travel with the page. */
export const ASKED_BY_FORM_KEY = ['asked-by-form'] as const;

/**
 * The question that this page was asked as a plain form, with its answer or why there is none;
 * undefined on a page that was simply opened.
 */
export function useAskedByForm(): AskedByForm | undefined {
  const queryClient = useQueryClient();
  const [asked] = useState(() => queryClient.getQueryData<AskedByForm>(ASKED_BY_FORM_KEY));
  return asked;
}
