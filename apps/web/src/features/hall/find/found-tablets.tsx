import type { Language } from '@yuanguang/contract/languages';
import type { MaskedTablet } from '@yuanguang/contract/objects/hall';
import { Button, Lead, Sheet, Tag } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { CheckForm, isWhole } from '../../../shared/lookup/check-form.tsx';
import s from '../../../shared/lookup/lookup.module.css';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { hallCloud } from '../cloud.ts';
import { tabletTarget } from '../routes.ts';

/** What was found: never for whom it is, numbers partly covered; number and contact together open one. */
export function FoundTablets({ tablets, query }: { tablets: readonly MaskedTablet[]; query: string }) {
  const t = useTranslations('hall.find');
  const status = useTranslations('hall.tablet.status.tablet');
  const format = useFormatter();
  const language = useLocale() as Language;
  const [chosen, setChosen] = useState<MaskedTablet>();

  async function open(one: MaskedTablet, typed: string, captcha: string | undefined) {
    const whole = isWhole(one.tabletNumber);
    const { tabletToken } = await hallCloud.open(
      {
        tabletNumber: whole ? one.tabletNumber : typed,
        contact: whole ? typed : query,
        language,
        captcha,
      },
      { preventDuplicate: true },
    );
    return tabletTarget(tabletToken);
  }

  return (
    <>
      <Lead title={t('found', { n: tablets.length })}>
        <p className="yg-note">{t('privacy')}</p>
      </Lead>
      <ul className={s.found}>
        {tablets.map((one) => (
          <li key={`${one.tabletNumber} ${one.createdAt}`}>
            <div className={s.head}>
              <h3>{t('thing')}</h3>
              <Tag tone={one.status === 'standing' ? 'gold' : 'wood'}>{status(one.status)}</Tag>
            </div>
            <p className="yg-note">
              <span className="yg-num yg-whole">{one.tabletNumber}</span> ·{' '}
              <span className="yg-whole">
                {t('placed', { day: format.dateTime(new Date(one.createdAt), { dateStyle: 'medium' }) })}
              </span>
            </p>
            <Button aria-label={t('openLabel', { number: one.tabletNumber })} onClick={() => setChosen(one)}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      <Sheet
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={t('check')}
        closeLabel={t('close')}
      >
        {chosen ? (
          <CheckForm
            key={`${chosen.tabletNumber} ${chosen.createdAt}`}
            byContact={isWhole(chosen.tabletNumber)}
            numberLabel={t('number')}
            numberHint={t('numberHint')}
            onCheck={(typed, captcha) => open(chosen, typed, captcha)}
          >
            <CallOffice />
          </CheckForm>
        ) : null}
      </Sheet>
    </>
  );
}
