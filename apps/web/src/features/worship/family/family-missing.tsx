import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { LoginFirst } from '../../../shared/shell/login-first.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import type { FamilyShrineAt } from '../model/use-family.ts';
import { familyHref } from '../routes.ts';

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

/** To who is not logged in. */
export function FamilyLogin() {
  const t = useTranslations('worship.family.login');
  return (
    <LoginFirst title={t('title')} button={t('button')}>
      {t('text')}
    </LoginFirst>
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
