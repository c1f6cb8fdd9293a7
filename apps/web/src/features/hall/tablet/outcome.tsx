import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { formOf } from '../use-thing-words.ts';
import { givenGifts } from './gift.ts';

/** The page's opening line: how it stands, in plain words. */
export function Outcome({ tablet }: { tablet: Tablet }) {
  const t = useTranslations('hall.tablet');
  const { status, hall } = tablet;
  const form = formOf(tablet);
  const isBack = status === 'rejected' && givenGifts(tablet).length > 0;
  return (
    <div role="status">
      <Lead center title={t(`status.${form}.${status}`)}>
        <p>{t(`statusText.${form}.${status}`, { hall })}</p>
        {isBack ? <p>{t('moneyBack')}</p> : null}
      </Lead>
    </div>
  );
}
