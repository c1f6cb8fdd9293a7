import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { isFamilyShrine } from '@yuanguang/contract/rules/worship';
import { useMemo } from 'react';
import { useAccount } from '../../../shared/account/use-account.ts';
import { worshipCloud } from './cloud.ts';

/** How often a shrine that is looked at asks what the others have offered. */
const LOOK_AGAIN_MS = 60_000;

const shrinesKey = (uid: string) => ['worship', 'shrines', uid];
const altarKey = (uid: string, place: string) => ['worship', 'altar', uid, place];

/** A shrine as it is now, in its place or behind all others. */
const withShrine = (shrines: readonly FamilyShrine[], shrine: FamilyShrine): FamilyShrine[] =>
  shrines.some(({ id }) => id === shrine.id)
    ? shrines.map((one) => (one.id === shrine.id ? shrine : one))
    : [...shrines, shrine];

/** As the wire wants its lists. */
const sent = (arrangement: Arrangement) => ({ ...arrangement, buddhas: [...arrangement.buddhas] });

/**
 * The shrines that the person shares with their family, and all that is done with them; each call throws as calls do, for
 * `useAction` and `useForm`. They are made and changed online alone; offering in one works offline (`useAltar`).
 */
export function useFamilyShrines() {
  const { hasLogin, uid } = useAccount();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: shrinesKey(uid),
    queryFn: async () => (await worshipCloud.shrines({})).shrines,
    enabled: hasLogin,
    staleTime: 0,
  });

  const calls = useMemo(() => {
    /** Changes the list as it is known; one that never came is asked for. */
    function change(to: (shrines: readonly FamilyShrine[]) => readonly FamilyShrine[]): void {
      const queryKey = shrinesKey(uid);
      const known = client.getQueryData<readonly FamilyShrine[]>(queryKey);
      if (known) client.setQueryData(queryKey, to(known));
      else void client.invalidateQueries({ queryKey });
    }
    function put({ shrine }: { shrine: FamilyShrine }): FamilyShrine {
      change((shrines) => withShrine(shrines, shrine));
      return shrine;
    }
    function drop(shrine: string): void {
      change((shrines) => shrines.filter(({ id }) => id !== shrine));
      client.removeQueries({ queryKey: altarKey(uid, shrine) });
    }
    return {
      create: async (name: string, myName: string, arrangement: Arrangement) =>
        put(await worshipCloud.createShrine({ name, myName, arrangement: sent(arrangement) })),
      arrange: async (shrine: string, arrangement: Arrangement) =>
        put(await worshipCloud.arrangeShrine({ shrine, arrangement: sent(arrangement) })),
      rename: async (shrine: string, name: string) => put(await worshipCloud.renameShrine({ shrine, name })),
      callMe: async (shrine: string, name: string) => put(await worshipCloud.callMe({ shrine, name })),
      /** The code is told this once. */
      invite: (shrine: string) => worshipCloud.invite({ shrine }),
      invitations: async (shrine: string) => (await worshipCloud.invitations({ shrine })).invitations,
      withdraw: async (shrine: string, invitation: string) =>
        (await worshipCloud.withdrawInvitation({ shrine, invitation })).invitations,
      /** What a code leads to; also without a login. */
      lookAt: (code: string) => worshipCloud.invitation({ code }),
      join: async (code: string, myName: string) => put(await worshipCloud.join({ code, myName })),
      remove: async (shrine: string, member: string) =>
        put(await worshipCloud.removeMember({ shrine, member })),
      transfer: async (shrine: string, member: string) =>
        put(await worshipCloud.transfer({ shrine, member })),
      async leave(shrine: string) {
        await worshipCloud.leave({ shrine });
        drop(shrine);
      },
      async close(shrine: string) {
        await worshipCloud.closeShrine({ shrine });
        drop(shrine);
      },
    };
  }, [client, uid]);

  return { query, shrines: query.data, ...calls };
}

/** What was offered in a family shrine, the newest first, page by page; nothing for one's own. */
export function useFamilyAltar(place: string) {
  const { hasLogin, uid } = useAccount();
  return useInfiniteQuery({
    queryKey: altarKey(uid, place),
    queryFn: ({ pageParam }) => worshipCloud.altar({ shrine: place, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: hasLogin && isFamilyShrine(place),
    staleTime: 0,
    // Not while the page is hidden, as long as nothing else is said.
    refetchInterval: LOOK_AGAIN_MS,
  });
}
