import { useQuery } from '@tanstack/react-query';
import { accountCloud } from './cloud.ts';

/** What the temple has opened for logging in; asked again after a minute. */
export function useLoginMethods() {
  return useQuery({
    queryKey: ['account', 'loginMethods'],
    queryFn: () => accountCloud.loginMethods({}),
    staleTime: 60_000,
  });
}

export type LoginMethods = NonNullable<ReturnType<typeof useLoginMethods>['data']>;
