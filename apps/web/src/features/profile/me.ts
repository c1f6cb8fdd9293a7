import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '@yuanguang/contract/objects/account';
import { useCallback } from 'react';
import { refreshUser, storeUser } from '../../shared/account/account.ts';
import { useAccount } from '../../shared/account/use-account.ts';

/**
 * The person who is logged in: at once what is kept of them, then what the server says. `change` takes an answer that
 * already holds the newest.
 */
export function useMe() {
  const { hasLogin, uid, user } = useAccount();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['account', 'me', uid],
    queryFn: refreshUser,
    enabled: hasLogin,
    initialData: user,
    // What was kept is shown, and asked for anew at once.
    initialDataUpdatedAt: 0,
  });
  const change = useCallback(
    (me: Me) => {
      storeUser(me);
      client.setQueryData(['account', 'me', me.uid], me);
    },
    [client],
  );
  return { hasLogin, me: hasLogin ? query.data : undefined, query, change };
}

/** What a person is called where nothing longer fits: nickname, else user name, number or mail. */
export function calledName(me: Me): string | null {
  return me.nickname ?? me.username ?? me.mobile ?? me.email;
}
