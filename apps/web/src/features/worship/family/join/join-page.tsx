import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../../../shared/account/use-account.ts';
import { useLoginHref } from '../../../../shared/account/use-login-href.ts';
import { errorText, isRefusal } from '../../../../shared/cloud/error-text.ts';
import { useSearch } from '../../../../shared/router/use-router.tsx';
import { NightPage } from '../../../../shared/shell/night-page.tsx';
import { QueryFailed } from '../../../../shared/shell/query-failed.tsx';
import { worshipCloud } from '../../model/cloud.ts';
import { familyHref } from '../../routes.ts';
import { AtGate } from '../at-gate.tsx';
import s from './join.module.css';
import { JoinForm } from './join-form.tsx';

/** `?code=`: who invites and to what; then the name, and joining, after the login. */
export default function JoinPage() {
  const t = useTranslations('worship.family');
  const { hasLogin } = useAccount();
  const loginHref = useLoginHref();
  const { code = '' } = useSearch();
  const query = useQuery({
    queryKey: ['worship', 'invitation', code],
    queryFn: () => worshipCloud.invitation({ code }),
    // Looked at once: each look counts, and what has been used meanwhile is told when it is joined.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data, error } = query;
  return (
    <NightPage offlineNotice={t('offline')}>
      {data ? (
        <AtGate
          title={
            <>
              <span className={s.from}>{t('join.from', { name: data.from })}</span>
              <span className={s.name}>{data.shrine}</span>
            </>
          }
          action={
            hasLogin ? (
              <JoinForm code={code} />
            ) : (
              <>
                <p className="yg-note">{t('join.loginText')}</p>
                <Button variant="seal" wide href={loginHref}>
                  {t('login.button')}
                </Button>
              </>
            )
          }
        >
          {t('join.text')}
        </AtGate>
      ) : isRefusal(error, 'worship-invitation-over', 'param-invalid') ? (
        <Empty
          picture="letter"
          title={t('join.overTitle')}
          action={<Button href={familyHref}>{t('gone.toList')}</Button>}
        >
          {isRefusal(error, 'worship-invitation-over') ? errorText(error) : t('join.overText')}
        </Empty>
      ) : error ? (
        <QueryFailed query={query} title={t('join.failed')} retryLabel={t('retry')} />
      ) : (
        <Skeleton label={t('loading')} count={3} />
      )}
    </NightPage>
  );
}
