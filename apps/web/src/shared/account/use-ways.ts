import { useQuery } from '@tanstack/react-query';
import { accountCloud } from './cloud.ts';

/** What the temple has opened for logging in; asked again after a minute. */
export function useWays() {
  return useQuery({
    queryKey: ['account', 'ways'],
    queryFn: () => accountCloud.loginMethods({}),
    staleTime: 60_000,
  });
}

export type Ways = NonNullable<ReturnType<typeof useWays>['data']>;
