import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { refreshUser } from '../../../shared/account/account.ts';
import { recordAgreed } from '../../../shared/account/agreed.ts';
import { returnTarget } from '../../../shared/account/return-address.ts';
import { type Search, toHash } from '../../../shared/router/address.ts';
import { useRouter, useSearch } from '../../../shared/router/use-router.tsx';

const TOAST_MS = 3_000;

interface Finish {
  /** Both agreements were ticked before the login was asked for. */
  readonly agreed: boolean;
  /** Where to go instead of where the flow was to lead. */
  readonly address?: string | undefined;
}

/**
 * Signing in over several pages: links from one of its pages to the next carry on where it is to lead (`uniIdRedirectUrl`) and how many
 * pages of it lie behind (`step`), so that after the login none of them is left in the row of pages.
 */
export function useSignInFlow() {
  const t = useTranslations('account.login');
  const router = useRouter();
  const search = useSearch();
  const { uniIdRedirectUrl } = search;
  const step = Math.max(0, Math.trunc(Number(search.step)) || 0);
  const onward = (extra: Search, by: number): Search => ({
    ...extra,
    uniIdRedirectUrl,
    step: step + by > 0 ? String(step + by) : undefined,
  });

  /** Leaves the pages of the flow behind: for where it was to lead, else for the page before it, else for the entry. */
  function leave(address = uniIdRedirectUrl): void {
    const target = returnTarget(address);
    const { index } = router.read();
    const behind = Math.min(step, index);
    const arrive = () => router.navigate({ ...(target ?? { to: '/' }), replace: true });
    if (!target && index > behind) {
      history.go(-(behind + 1));
    } else if (behind === 0) {
      arrive();
    } else {
      addEventListener('popstate', arrive, { once: true });
      history.go(-behind);
    }
  }

  return {
    uniIdRedirectUrl,
    /** The address of another page of the flow, for a link. */
    link: (to: string, extra: Search = {}): string => toHash({ to, search: onward(extra, 1) }),
    /** Goes on to another page of the flow. */
    go: (to: string, extra: Search = {}): void => router.navigate({ to, search: onward(extra, 1) }),
    /** Puts another page of the flow in the place of this one. */
    swap: (to: string, extra: Search = {}): void =>
      router.navigate({ to, search: onward(extra, 0), replace: true }),
    leave,
    /** Back to the page before; to `to` when there is none. */
    back(to: string): void {
      if (router.canGoBack()) router.back();
      else router.navigate({ to, search: onward({}, 0), replace: true });
    },
    /**
     * After a login: writes down the agreements when they were ticked in this flow, fetches who it is, says so, and leaves.
     * The token was kept when it came.
     */
    async finish(result: LoginResult, { agreed, address = uniIdRedirectUrl }: Finish): Promise<void> {
      if (agreed) await recordAgreed(result.type ?? 'login');
      await refreshUser().catch(() => undefined); // Known or not: the login stands.
      const said = result.deactivationCancelled ? 'kept' : result.type === 'register' ? 'registered' : 'done';
      toast({ text: t(said), kind: 'done', durationMs: TOAST_MS });
      leave(address);
    },
  };
}
