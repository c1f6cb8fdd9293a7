import type { Language } from '@yuanguang/contract/languages';
import type { MaskedGift } from '@yuanguang/contract/objects/donate/gift';
import { Button, Lead, Sheet, Tag } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { CheckForm, isWhole } from '../../shared/lookup/check-form.tsx';
import s from '../../shared/lookup/lookup.module.css';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { donateCloud } from './cloud.ts';

/** The gifts that were found: names and numbers partly covered, never an amount; number and contact together open one. */
export function FoundGifts({ gifts, query }: { gifts: readonly MaskedGift[]; query: string }) {
  const t = useTranslations('lookup');
  const status = useTranslations('donate.status');
  const format = useFormatter();
  const language = useLocale() as Language;
  const [chosen, setChosen] = useState<MaskedGift>();
  return (
    <>
      <Lead title={t('foundGifts', { n: gifts.length })} />
      <ul className={s.found}>
        {gifts.map((gift) => (
          <li key={`${gift.giftNumber} ${gift.createdAt}`}>
            <div className={s.head}>
              <h3>{gift.purpose}</h3>
              <Tag tone={gift.status === 'paid' ? 'gold' : 'wood'}>{status(gift.status)}</Tag>
            </div>
            <p>{gift.maskedName}</p>
            <p className="yg-note">
              <span className="yg-num yg-whole">{gift.giftNumber}</span> ·{' '}
              <span className="yg-whole">
                {t('given', { day: format.dateTime(new Date(gift.createdAt), { dateStyle: 'medium' }) })}
              </span>
            </p>
            <Button aria-label={t('openLabel', { number: gift.giftNumber })} onClick={() => setChosen(gift)}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      <Sheet
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={t('checkTitle')}
        closeLabel={t('close')}
      >
        {chosen ? (
          <CheckForm
            key={`${chosen.giftNumber} ${chosen.createdAt}`}
            byContact={isWhole(chosen.giftNumber)}
            numberLabel={t('giftNumber')}
            numberHint={t('checkGiftNumber')}
            onCheck={async (text, captcha) => {
              const whole = isWhole(chosen.giftNumber);
              const { giftToken } = await donateCloud.open(
                {
                  giftNumber: whole ? chosen.giftNumber : text,
                  contact: whole ? text : query,
                  language,
                  captcha,
                },
                { preventDuplicate: true },
              );
              return { to: '/pages/pay/pay', search: { token: giftToken } };
            }}
          >
            <CallOffice />
          </CheckForm>
        ) : null}
      </Sheet>
    </>
  );
}
