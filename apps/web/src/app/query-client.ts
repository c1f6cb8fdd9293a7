import { QueryClient } from '@tanstack/react-query';

/** Answers stay fresh for half a minute; the cloud client already retries what may be retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'always' },
    },
  });
}
