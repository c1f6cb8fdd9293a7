import { Button, Lead } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { dropToken } from '../../../shared/account/token.ts';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import s from '../parts/parts.module.css';
import { leave } from '../settings/leave.ts';
import { forgetPerson } from '../settings/storage.ts';

/** The account is being closed: when it will be gone, and how it is kept after all. The login has ended with it. */
export function Closed({ erasedAt }: { erasedAt: string }) {
  const t = useTranslations('profile.deactivate');
  const format = useFormatter();
  const day = format.dateTime(new Date(erasedAt), { dateStyle: 'long', timeStyle: 'short' });

  useEffect(() => {
    forgetPerson();
    dropToken();
  }, []);

  return (
    <>
      <Lead title={t('doneTitle')}>
        <p>
          <WithDays text={t('doneText', { day })} days={[day]} />
        </p>
      </Lead>
      <p>{t('doneBack')}</p>
      <div className={s.foot}>
        <Button variant="seal" onClick={() => void leave('/')}>
          {t('doneLeave')}
        </Button>
      </div>
    </>
  );
}
