import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenInvitation } from '@yuanguang/contract/objects/worship';
import { useAccount } from '../../../../shared/account/use-account.ts';
import { useFamilyShrines } from '../../model/use-family.ts';

/** The open invitations of a shrine, for its keeper, the newest first. */
export function useInvitations(shrine: string) {
  const { uid } = useAccount();
  const client = useQueryClient();
  const { invitations, invite, withdraw } = useFamilyShrines();
  const queryKey = ['worship', 'invitations', uid, shrine];
  const query = useQuery({ queryKey, queryFn: () => invitations(shrine), staleTime: 0 });
  return {
    query,
    /** @returns the code, which is told this once. */
    async invite(): Promise<string> {
      const { code, invitation } = await invite(shrine);
      client.setQueryData<OpenInvitation[]>(queryKey, (before = []) => [invitation, ...before]);
      return code;
    },
    async withdraw(invitation: string): Promise<void> {
      client.setQueryData(queryKey, await withdraw(shrine, invitation));
    },
  };
}
