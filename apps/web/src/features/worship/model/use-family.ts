import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { isFamilyShrine } from '@yuanguang/contract/rules/worship';
import { useMemo } from 'react';
import { useAccount } from '../../../shared/account/use-account.ts';
import { worshipCloud } from './cloud.ts';
import { keepShrines, knownShrines } from './known-shrines.ts';

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
 * The shrines that the person shares with their family, asked for when `enabled`, and all that is done with them; each call
 * throws as calls do, for `useAction` and `useForm`. They are made and changed online alone; offering in one works offline
 * (`useAltar`).
 */
export function useFamilyShrines(enabled = true) {
  const { hasLogin, uid } = useAccount();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: shrinesKey(uid),
    queryFn: async () => {
      const { shrines } = await worshipCloud.shrines({});
      keepShrines(uid, shrines);
      return shrines;
    },
    enabled: enabled && hasLogin,
    staleTime: 0,
  });
  const { data } = query;
  const known = useMemo(() => data ?? knownShrines(uid), [data, uid]);

  const calls = useMemo(() => {
    /** Changes the list as it is known; one that never came is asked for. */
    function change(to: (shrines: readonly FamilyShrine[]) => readonly FamilyShrine[]): void {
      const queryKey = shrinesKey(uid);
      const known = client.getQueryData<readonly FamilyShrine[]>(queryKey);
      if (known) {
        const shrines = to(known);
        client.setQueryData(queryKey, shrines);
        keepShrines(uid, shrines);
      } else void client.invalidateQueries({ queryKey });
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

  return {
    hasLogin,
    query,
    shrines: data,
    /** The same, or what this device was told last: enough to worship in. */
    known,
    ...calls,
  };
}

/** One of them, by its id; undefined asks for none. */
export function useFamilyShrine(id: string | undefined) {
  const { hasLogin, query, shrines, known } = useFamilyShrines(id !== undefined);
  const told = shrines?.find((one) => one.id === id);
  const worshipped = told ?? known.find((one) => one.id === id);
  return {
    query,
    /** With who belongs to it, as the server says; undefined without a network. */
    told,
    /** Enough to worship in it, with or without a network. */
    known: worshipped,
    /** Why it is not known: nobody is logged in, it is still asked for, nobody can be asked, or it is none of the person's. */
    missing: worshipped
      ? undefined
      : !hasLogin
        ? ('login' as const)
        : shrines
          ? ('gone' as const)
          : query.isError
            ? ('failed' as const)
            : ('coming' as const),
  };
}
export type FamilyShrineAt = ReturnType<typeof useFamilyShrine>;

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
