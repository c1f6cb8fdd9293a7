import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../shared/account/use-account.ts';
import { hallCloud } from '../cloud.ts';

type Shares = Awaited<ReturnType<typeof hallCloud.shares>>;

/** Who is invited to see something, and who sees it; for the account that has it. */
export function useShares(token: string) {
  const { uid } = useAccount();
  const client = useQueryClient();
  const queryKey = ['hall', 'shares', uid, token];
  const query = useQuery({
    queryKey,
    queryFn: () => hallCloud.shares({ tabletToken: token }),
    staleTime: 0,
  });
  const put = ({ invitations, guests }: Shares) =>
    client.setQueryData<Shares>(queryKey, { invitations, guests });
  return {
    query,
    /** @returns the code, which is told this once. */
    async invite(): Promise<string> {
      const { code, ...shares } = await hallCloud.invite({ tabletToken: token });
      put(shares);
      return code;
    },
    /** Withdraws an invitation, or shows it to somebody no longer. */
    async end(share: string): Promise<void> {
      put(await hallCloud.endShare({ tabletToken: token, share }));
    },
  };
}
