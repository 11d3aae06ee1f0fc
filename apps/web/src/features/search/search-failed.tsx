import { NotFetched } from '../../components/not-fetched';

/** Says that nothing could be looked up, and looks it up again. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <NotFetched onRetry={onRetry}>
      The search cannot be reached right now. Check that you are connected.
    </NotFetched>
  );
}
