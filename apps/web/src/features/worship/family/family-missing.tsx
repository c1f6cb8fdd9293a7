import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useLoginHref } from '../../../shared/account/use-login-href.ts';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import type { FamilyShrineAt } from '../model/use-family.ts';
import { familyHref } from '../routes.ts';
import { AtGate } from './at-gate.tsx';

/** In the place of a family's shrine that is not known: why, and what can be done. */
export function FamilyMissing({ family }: { family: FamilyShrineAt }) {
  const t = useTranslations('worship.family');
  switch (family.missing) {
    case 'login':
      return <FamilyLogin />;
    case 'gone':
      return <FamilyGone />;
    case 'failed':
      return <QueryFailed query={family.query} title={t('failed')} retryLabel={t('retry')} />;
    default:
      return <Skeleton label={t('loading')} count={3} />;
  }
}

/** To who is not logged in: the way to the login, and back. */
export function FamilyLogin() {
  const t = useTranslations('worship.family.login');
  const href = useLoginHref();
  return (
    <AtGate
      title={t('title')}
      action={
        <Button variant="seal" href={href}>
          {t('button')}
        </Button>
      }
    >
      {t('text')}
    </AtGate>
  );
}

/** A shrine that is none of the person's, or not any more. */
export function FamilyGone() {
  const t = useTranslations('worship.family.gone');
  return (
    <Empty title={t('title')} action={<Button href={familyHref}>{t('toList')}</Button>}>
      {t('text')}
    </Empty>
  );
}
