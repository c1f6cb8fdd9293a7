import { Button, Empty } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { listHref } from './routes.ts';

/** In the place of a prayer that this person does not have, or not any more. */
export function Gone() {
  const t = useTranslations('prayer.one');
  return (
    <Empty title={t('goneTitle')} action={<Button href={listHref}>{t('toList')}</Button>}>
      {t('goneText')}
    </Empty>
  );
}
