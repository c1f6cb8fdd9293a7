import { Button, Empty } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { familyOneHref } from '../routes.ts';

/** To a member who comes where only the keeper of a family's shrine has something to do. */
export function NotKeeper({ place }: { place: string }) {
  const t = useTranslations('worship');
  return (
    <Empty
      title={t('family.notOwner.title')}
      action={<Button href={familyOneHref(place)}>{t('rite.back')}</Button>}
    >
      {t('family.notOwner.text')}
    </Empty>
  );
}
