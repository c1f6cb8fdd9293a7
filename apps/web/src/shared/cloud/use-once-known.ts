import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Asked = Pick<UseQueryResult, 'isPending' | 'fetchStatus'>;

/**
 * False until the first answers to all of these are there, or have failed, or cannot be asked for now; from then on true,
 * though one is asked again. For parts that come together, as one that grows would move the next.
 */
export function useOnceKnown(...queries: readonly Asked[]): boolean {
  const [known, setKnown] = useState(false);
  if (known) return true;
  const waits = queries.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching');
  if (!waits) setKnown(true);
  return !waits;
}
